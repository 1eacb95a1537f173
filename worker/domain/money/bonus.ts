import { type Minor, minor, ZERO } from './money.ts'

export const BONUS_STATUSES = ['waiting', 'active', 'finished', 'expired', 'cancelled'] as const
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** Names the bonus of a deposit among the texts of the payment methods. */
export const DEPOSIT_BONUS = 'deposit bonus'

/** The rules of a bonus. Amounts are in minor units; null means no such limit. */
export type BonusRules = {
  /** Percent of the deposit. */
  percent: number | null
  maxAmount: Minor | null
  /** The smallest deposit that earns the bonus. */
  minAmount: Minor | null
  /** How many times the bonus amount must be staked before it can be withdrawn. */
  wager: number
  /** Larger bets do not count for the wagering requirement. */
  maxBet: Minor | null
  /** Seconds from its activation. */
  expiresIn: number | null
}

/** Game kinds that differ in how much of a bet counts for the wagering requirement. */
export const CONTRIBUTION_KINDS = ['originals', 'slots', 'live', 'betting'] as const
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number]

/** Game contribution in percent. Sports bets and free spins do not count. */
export const BONUS_CONTRIBUTION_PERCENT: Record<ContributionKind, number> = {
  originals: 100,
  slots: 100,
  live: 100,
  betting: 0,
}

/** The rules in the operator's reply, after the schema has parsed them. */
type RulesWire = {
  percent: number | null
  max_amount: Minor | null
  min_amount: Minor | null
  wager: number
  max_bet: Minor | null
  expires_in: number | null
}

/** Converts the rules in a reply to `BonusRules`, amounts in minor units. */
export function bonusRules(wire: RulesWire): BonusRules {
  return {
    percent: wire.percent,
    maxAmount: wire.max_amount,
    minAmount: wire.min_amount,
    wager: wire.wager,
    maxBet: wire.max_bet,
    expiresIn: wire.expires_in,
  }
}

/** The bonus that a deposit earns, rounded down. Both in minor units of the same currency. */
export function bonusGain(deposit: Minor, { percent, minAmount, maxAmount }: BonusRules): Minor {
  if (percent === null || (minAmount !== null && deposit < minAmount)) return ZERO
  const gain = minor(Number((BigInt(deposit) * inParts(percent)) / (PARTS * 100n)))
  return maxAmount !== null && gain > maxAmount ? maxAmount : gain
}

/** The total that must be staked to clear a bonus of this amount, rounded up. Both in minor units. */
export function wagerRequired(amount: Minor, { wager }: Pick<BonusRules, 'wager'>): Minor {
  return minor(Number((BigInt(amount) * inParts(wager) + PARTS - 1n) / PARTS))
}

/** What is still to be staked to clear a bonus. */
export function wagerLeft({ required, done }: { required: Minor; done: Minor }): Minor {
  return minor(Math.max(0, required - done))
}

const PARTS = 10_000n

/** A factor with up to four decimals as integer ten-thousandths: 1.1 times an amount is not exact in a float. */
function inParts(factor: number): bigint {
  return BigInt(Math.round(factor * Number(PARTS)))
}

/** The status after a reported one. A final status stays: a report may arrive late. */
export function nextBonusStatus(current: BonusStatus, reported: BonusStatus): BonusStatus {
  if (current === 'waiting') return reported
  if (current === 'active') return reported === 'waiting' ? current : reported
  return current
}

const SOON_MS = 86_400_000

/**
 * The status of a bonus at `now` (server time, ms). It expires locally, since the operator may report that a little
 * later.
 */
export function getBonusStatus(bonus: { status: BonusStatus; expiresAt: number | null }, now: number): BonusStatus {
  const over = bonus.expiresAt !== null && bonus.expiresAt <= now
  return over && (bonus.status === 'waiting' || bonus.status === 'active') ? 'expired' : bonus.status
}

/** Whether a waiting or active bonus ends within 24 hours of `now` (server time, ms). */
export function isEndingSoon(bonus: { status: BonusStatus; expiresAt: number | null }, now: number): boolean {
  const status = getBonusStatus(bonus, now)
  return bonus.expiresAt !== null && bonus.expiresAt - now <= SOON_MS && (status === 'active' || status === 'waiting')
}

/**
 * The free spins to list beside the campaigns: those that can be used at `now` (server time, ms) and whose campaign is
 * not listed as active itself.
 */
export function spinsBesideCampaigns<
  Spins extends { expiresAt: number; left: number | null; campaignId: string | null },
>(
  spins: readonly Spins[],
  campaigns: readonly { id: string; status: BonusStatus; expiresAt: number | null }[],
  now: number,
): Spins[] {
  const active = new Set(campaigns.filter((each) => getBonusStatus(each, now) === 'active').map(({ id }) => id))
  return spins.filter((each) => areSpinsActive(each, now) && !(each.campaignId !== null && active.has(each.campaignId)))
}

/** Whether free spins can be used at `now` (server time, ms): not expired, and some are left. */
export function areSpinsActive(spins: { expiresAt: number; left: number | null }, now: number): boolean {
  return spins.expiresAt > now && spins.left !== 0
}
