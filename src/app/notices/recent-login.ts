import { atom } from 'jotai'

/** The last log-in or registration that the player made in this tab, and when (device clock). */
export type RecentLogin = { by: 'login' | 'registration'; at: number }

export const recentLoginAtom = atom<RecentLogin | null>(null)
