import { atom } from 'jotai'

/** The last log-in or registration in this tab, and its time (`performance.now()`, ms). */
export type RecentLogin = { by: 'login' | 'registration'; at: number }

export const recentLoginAtom = atom<RecentLogin | null>(null)
