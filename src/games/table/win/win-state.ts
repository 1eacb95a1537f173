import { atom } from 'jotai'
import type { CSSProperties } from 'react'
import type { SeenRound } from '../session/seen-round.ts'
import { readFromDevice, saveOnDevice } from '../settings/device-storage.ts'
import type { WinTier } from './win-tier.ts'

/** `stage` is where the drawing of the game is within the section around it. */
export type Win = { round: SeenRound; tier: Exclude<WinTier, 'none'>; stage: CSSProperties }

/** The win that is being shown; null between wins, and always without effects. */
export const winAtom = atom<Win | null>(null)

/** Whether the player has won since the page was loaded. */
export const hasWonAtom = atom(false)

/** In storage where there is any, and in memory, so that without storage nothing is offered twice either. */
const OFFERED = 'sound.offered'
const storedOfferedAtom = atom(readFromDevice(OFFERED) !== null)

/** Whether sound was offered on this device. */
export const soundOfferedAtom = atom(
  (get) => get(storedOfferedAtom),
  (_get, set) => {
    set(storedOfferedAtom, true)
    saveOnDevice(OFFERED, 'on')
  },
)
