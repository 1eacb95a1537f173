import { isRoundOpen } from '../round/round-version.ts'
import type { AnyPlayed } from '../round/played.ts'

/** Sounds for a bet, a step, each outcome, and a win by its size. */
export type Sound = 'bet' | 'step' | 'gain' | 'smallWin' | 'win' | 'bigWin' | 'push' | 'loss'

/** A win is medium from 2 times the bet, and big from 10 times. */
const WIN = 2
const BIG_WIN = 10

/** The sound of a round once its outcome may be shown; null for a round that has just been placed. */
export function getRoundSound(round: AnyPlayed): Sound | null {
  const { step, amount, payout } = round
  if (isRoundOpen(round)) return step === 0 ? null : 'gain'
  if (payout === amount) return 'push'
  if (payout < amount) return 'loss'
  if (payout >= amount * BIG_WIN) return 'bigWin'
  return payout >= amount * WIN ? 'win' : 'smallWin'
}
