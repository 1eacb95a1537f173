import { atom, useAtomValue } from 'jotai'
import type { AutoPlan, AutoRun, Stake } from '#domain/games/auto-play.ts'

/** How long each outcome stays visible before auto-play makes the next bet or step, ms. */
export const AUTO_PAUSE_MS = 900

/** A running auto-play. */
export type Auto = {
  plan: AutoPlan
  base: Stake
  run: AutoRun
  /** Version of the newest round when the last bet or step was made; the outcome has a different version. */
  before: string
  /** The player and currency that it plays with. */
  owner: string
}

/** In memory only, never stored: auto-play starts only when the player presses Start. */
export const autoAtom = atom<Auto | null>(null)

export function useIsAutoPlaying(): boolean {
  return useAtomValue(autoAtom) !== null
}
