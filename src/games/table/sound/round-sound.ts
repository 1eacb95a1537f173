import type { Minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { getWinTier } from '../win/win-tier.ts'

/** Sounds for a bet, a step, each outcome, and a win by its size. */
export type Sound = 'bet' | 'step' | 'gain' | 'smallWin' | 'win' | 'bigWin' | 'push' | 'loss'

const WINS = { small: 'smallWin', big: 'win', huge: 'bigWin', epic: 'bigWin' } as const

/** The sound of a settled round once its outcome may be shown. */
export function getOutcomeSound(round: { amount: Minor; payout: Minor }): Sound {
  const tier = getWinTier(round)
  if (tier !== 'none') return WINS[tier]
  return getOutcome(round) === 'push' ? 'push' : 'loss'
}
