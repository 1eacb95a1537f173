import type { Minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'

/** How much of a moment a result gets. A payout that is not above the stake gets none: it is no win. */
const TIERS = ['none', 'small', 'big', 'huge', 'epic'] as const
export type WinTier = (typeof TIERS)[number]

/** From this many times the stake on. */
const BIG = 2n
const HUGE = 10n
const EPIC = 50n

export function getWinTier({ payout, amount }: { payout: Minor; amount: Minor }): WinTier {
  if (getOutcome({ payout, amount }) !== 'win') return 'none'
  // In whole numbers, as a multiplier would be rounded.
  const [paid, staked] = [BigInt(payout), BigInt(amount)]
  if (paid >= staked * EPIC) return 'epic'
  if (paid >= staked * HUGE) return 'huge'
  return paid >= staked * BIG ? 'big' : 'small'
}

/** Whether a result is gold wherever it is shown: a win from 2x on. */
export function isPrecious(round: { payout: Minor; amount: Minor }): boolean {
  return isAtLeast(getWinTier(round), 'big')
}

export function isAtLeast(tier: WinTier, other: WinTier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(other)
}

/** The multiplier of a payout in hundredths, rounded down; null without a stake. */
export function getPaidHundredths({ payout, amount }: { payout: Minor; amount: Minor }): number | null {
  return amount > 0 ? Number((BigInt(payout) * 100n) / BigInt(amount)) : null
}

/** Of results that come at once, newest first, the one with the best tier; the newest of several such. */
export function getBestRound<Round extends { payout: Minor; amount: Minor }>(rounds: readonly Round[]): Round | null {
  const rank = (round: Round) => TIERS.indexOf(getWinTier(round))
  return rounds.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}
