import { atom } from 'jotai'

/** The last log-in or registration that the player made in this tab, and when (device clock). */
export type EnteredNow = { by: 'login' | 'registration'; at: number }

export const enteredAtom = atom<EnteredNow | null>(null)
