import type { Currency } from '../money/currencies.ts'
import { betLimits, type Range } from '../money/limits.ts'
import { type Minor, minor } from '../money/money.ts'
import { getOutcome } from '../money/outcome.ts'
import { type Odds, toOdds } from './odds.ts'

export const SPORTS = ['football', 'tennis', 'basketball', 'esports'] as const
export type Sport = (typeof SPORTS)[number]

/** Kinds of markets, in display order. */
export const MARKET_GROUPS = ['result', 'total', 'handicap', 'both', 'score'] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** An event is upcoming, then live, then ended; if it is abandoned, undecided selections are void. */
export const EVENT_PHASES = ['upcoming', 'live', 'ended', 'abandoned'] as const
export type EventPhase = (typeof EVENT_PHASES)[number]

export const BET_KINDS = ['single', 'accumulator'] as const
export type BetKind = (typeof BET_KINDS)[number]

export const LEG_STATUSES = ['open', 'won', 'lost', 'void', 'half_won', 'half_lost'] as const
export type LegStatus = (typeof LEG_STATUSES)[number]

export const BET_STATUSES = ['open', 'won', 'lost', 'void', 'cashed_out'] as const
export type BetStatus = (typeof BET_STATUSES)[number]
const STATUSES_BY_OUTCOME = { win: 'won', loss: 'lost', push: 'void' } as const

/** Which changed odds are accepted without asking the player: better ones, any, or none. */
export const ACCEPT_RULES = ['better', 'any', 'never'] as const
export type AcceptRule = (typeof ACCEPT_RULES)[number]

/** The most events listed, of all sports together; the rest is left out. */
export const EVENTS_AT_MOST = 2_000
/** The most markets of an event. */
export const MARKETS_AT_MOST = 500
/** The most selections in a slip, and so in an accumulator. */
export const SELECTIONS_AT_MOST = 20
/** Combined odds are capped here, in thousandths: a bet pays at most 10,000 times its stake. */
export const MAX_COMBINED_ODDS = toOdds(10_000_000)
/** Shares of a bet that can be cashed out, percent. */
export const CASH_OUT_SHARES = [25, 50, 75, 100] as const

/** The smallest and the largest sports bet, in minor units: the same as coinflip's limits in that currency. */
export function bettingLimits(currency: Currency): Range {
  return betLimits('coinflip', currency)
}

/**
 * The odds of an accumulator: the exact product of its selections' odds, rounded down to thousandths once at the end,
 * and capped.
 */
export function combineOdds(list: readonly Odds[]): Odds {
  const product = list.reduce((all, each) => all * BigInt(each), 1n)
  const value = list.length === 0 ? 1_000n : product / 1_000n ** BigInt(list.length - 1)
  return value > BigInt(MAX_COMBINED_ODDS) ? MAX_COMBINED_ODDS : toOdds(Number(value))
}

export type SettledLeg = { odds: Odds; status: LegStatus }
/** Numerator and denominator. */
type Fraction = readonly [bigint, bigint]

/** The factor by which a leg multiplies the stake. An open leg counts as won. */
function getFactor({ odds, status }: SettledLeg): Fraction {
  switch (status) {
    case 'lost':
      return [0n, 1n]
    case 'void':
      return [1n, 1n]
    case 'half_lost':
      return [1n, 2n]
    case 'half_won':
      // Half of the stake wins at these odds, the other half is returned.
      return [BigInt(odds) + 1_000n, 2_000n]
    default:
      return [BigInt(odds), 1_000n]
  }
}

function multiply([top, bottom]: Fraction, [over, under]: Fraction): Fraction {
  return [top * over, bottom * under]
}

/** The exact payout: stake times the product of the legs' factors, capped. A void leg counts as odds of 1. */
function computePayout(amount: Minor, legs: readonly SettledLeg[]): Fraction {
  const product = legs.map(getFactor).reduce(multiply, [1n, 1n])
  const isCapped = product[0] * 1_000n > BigInt(MAX_COMBINED_ODDS) * product[1]
  return multiply([BigInt(amount), 1n], isCapped ? [BigInt(MAX_COMBINED_ODDS), 1_000n] : product)
}

/**
 * The payout of a stake with these legs, both in minor units, rounded down once at the end. Open legs count as won.
 * Throws RangeError if the payout is too large for an amount.
 */
export function settlePayout(amount: Minor, legs: readonly SettledLeg[]): Minor {
  const [top, bottom] = computePayout(amount, legs)
  return minor(Number(top / bottom))
}

/** The payout if every open leg wins, in minor units; null if it is too large for an amount. */
export function potentialReturn(amount: Minor, legs: readonly SettledLeg[]): Minor | null {
  try {
    return settlePayout(amount, legs)
  } catch {
    return null
  }
}

/**
 * The price of a cash-out, in minor units: the payout if all open legs win, divided by the current odds of each open
 * leg (`oddsNow`, null for a decided leg), less the house's share in percent. Rounded down once at the end.
 */
export function cashOutPrice(
  remaining: Minor,
  legs: readonly (SettledLeg & { oddsNow: Odds | null })[],
  housePercent: number,
): Minor {
  const worth = legs.reduce<Fraction>(
    (all, { oddsNow }) => (oddsNow === null ? all : multiply(all, [1_000n, BigInt(oddsNow)])),
    computePayout(remaining, legs),
  )
  const [top, bottom] = multiply(worth, [BigInt(100 - housePercent), 100n])
  return minor(Number(top / bottom))
}

/** A share (percent) of an amount in minor units, rounded down. */
export function computeShare(amount: Minor, share: number): Minor {
  return minor(Number((BigInt(amount) * BigInt(share)) / 100n))
}

/**
 * The status of a bet by its legs. One lost leg loses the bet, even if others are open. A decided bet is won if it pays
 * more than its stake, and void if it pays exactly that: the stake is returned. With half results it may pay less.
 */
export function betStatus(legs: readonly SettledLeg[]): Exclude<BetStatus, 'cashed_out'> {
  if (legs.some(({ status }) => status === 'lost')) return 'lost'
  if (legs.some(({ status }) => status === 'open')) return 'open'
  // The result does not depend on the stake; with a large one, rounding does not matter.
  const amount = minor(1_000_000)
  return STATUSES_BY_OUTCOME[getOutcome({ payout: settlePayout(amount, legs), amount })]
}
