import { atom } from 'jotai'
import type { SeenRound } from '../session/seen-round.ts'
import { readFromDevice, saveOnDevice } from '../settings/device-storage.ts'
import type { WinTier } from './win-tier.ts'

export type Win = {
  round: SeenRound
  tier: Exclude<WinTier, 'none'>
  /** With motion, without it, or not drawn: the one before was drawn a moment ago, and the result is gold anyway. */
  look: 'moving' | 'still' | 'plain'
  /** It stays as long as the player points at what it offers. Undefined before its drawing is there. */
  isPaused?: boolean
}

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
