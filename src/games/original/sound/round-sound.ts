import { isRoundOpen } from '../round/round-version.ts'
import type { AnyPlayed } from '../round/played.ts'

/** What is heard: a bet placed, a step made, what came of it, and a win by its size. */
export type Sound = 'bet' | 'step' | 'gain' | 'smallWin' | 'win' | 'bigWin' | 'push' | 'loss'

/** From so many times the bet on, a win is more than a small one, or a big one. */
const WIN = 2
const BIG_WIN = 10

/** What a round sounds like once it may be told; null where there is nothing to hear but its bet. */
export function getRoundSound(round: AnyPlayed): Sound | null {
  const { step, amount, payout } = round
  if (isRoundOpen(round)) return step === 0 ? null : 'gain'
  if (payout === amount) return 'push'
  if (payout < amount) return 'loss'
  if (payout >= amount * BIG_WIN) return 'bigWin'
  return payout >= amount * WIN ? 'win' : 'smallWin'
}
