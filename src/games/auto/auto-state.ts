import { atom, useAtomValue } from 'jotai'
import type { AutoPlan, AutoRun, Stake } from '../../../worker/domain/games/auto-play.ts'

/** What plays by itself. */
export type Auto = {
  plan: AutoPlan
  base: Stake
  run: AutoRun
  /** The mark of the round that was the newest when the last bet or step was made: its outcome has another. */
  before: string
  /** Whose money it plays with, and in which currency. */
  owner: string
}

/** On screen and nowhere kept: it begins by hand, and by nothing else. */
export const autoAtom = atom<Auto | null>(null)

export function useIsAutoPlaying(): boolean {
  return useAtomValue(autoAtom) !== null
}
