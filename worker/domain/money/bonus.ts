import { type Minor, minor, ZERO } from './money.ts'

/** Bonuses, free spins and campaigns: their statuses, what they give and what they cost. */
export const BONUS_STATUSES = ['waiting', 'active', 'finished', 'expired', 'cancelled'] as const
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** Every rule of a bonus that costs or gives money; null where there is no such bound. */
export type BonusRules = {
  /** Of the deposit. */
  percent: number | null
  maxAmount: Minor | null
  /** The least deposit that it is given for. */
  minAmount: Minor | null
  /** How often its amount must be staked before it is the player's. */
  wager: number
  /** The most a bet may be to count. */
  maxBet: Minor | null
  /** Seconds from its activation. */
  expiresIn: number | null
}

/** The kinds of games, by how much of a bet counts for the wagering requirement. */
export const CONTRIBUTION_KINDS = ['originals', 'slots', 'live', 'betting'] as const
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number]

/** Game contribution in percent. Sports bets and free spins do not count. */
export const BONUS_CONTRIBUTION_PERCENT: Record<ContributionKind, number> = {
  originals: 100,
  slots: 100,
  live: 100,
  betting: 0,
}

/** Rules as they stand on the wire, after their schema. */
type RulesWire = {
  percent: number | null
  max_amount: Minor | null
  min_amount: Minor | null
  wager: number
  max_bet: Minor | null
  expires_in: number | null
}

/** The rules of a bonus as the operator writes them, amounts in minor units. Spec 4. */
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

/** What a deposit of an amount earns by these rules, in minor units of the same currency, rounded down. */
export function bonusGain(deposit: Minor, { percent, minAmount, maxAmount }: BonusRules): Minor {
  if (percent === null || (minAmount !== null && deposit < minAmount)) return ZERO
  const gain = minor(Number((BigInt(deposit) * inParts(percent)) / (PARTS * 100n)))
  return maxAmount !== null && gain > maxAmount ? maxAmount : gain
}

/** How much must be staked for a bonus of an amount, in minor units, rounded up. */
export function wagerRequired(amount: Minor, { wager }: Pick<BonusRules, 'wager'>): Minor {
  return minor(Number((BigInt(amount) * inParts(wager) + PARTS - 1n) / PARTS))
}

const PARTS = 10_000n

/** A factor of up to four decimals as an integer of ten-thousandths: 1.1 times an amount is not exact in a float. */
function inParts(factor: number): bigint {
  return BigInt(Math.round(factor * Number(PARTS)))
}

/** A bonus that is over stays so: a late word of it being active changes nothing. */
export function nextBonusStatus(current: BonusStatus, told: BonusStatus): BonusStatus {
  if (current === 'waiting') return told
  if (current === 'active') return told === 'waiting' ? current : told
  return current
}

/** How a bonus stands at a moment of the server's clock: the operator may tell of the expiry a little later. */
export function getBonusStatus(bonus: { status: BonusStatus; expiresAt: number | null }, now: number): BonusStatus {
  const over = bonus.expiresAt !== null && bonus.expiresAt <= now
  return over && (bonus.status === 'waiting' || bonus.status === 'active') ? 'expired' : bonus.status
}

/** Free spins are there while their expiration is ahead on the server's clock, and some are left (spec 4). */
export function areSpinsActive(spins: { expiresAt: number; left: number | null }, now: number): boolean {
  return spins.expiresAt > now && spins.left !== 0
}
