import type { Currency } from '../money/currencies.ts'
import { betLimits, type Range } from '../money/limits.ts'
import { type Minor, minor } from '../money/money.ts'
import { type Odds, toOdds } from './odds.ts'

export const SPORTS = ['football', 'tennis', 'basketball', 'esports'] as const
export type Sport = (typeof SPORTS)[number]

/** Kinds of markets, in the order in which a page lists them. */
export const MARKET_GROUPS = ['result', 'total', 'handicap', 'both', 'score'] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** An event is upcoming, then live, then ended; an abandoned one voids what is not decided. */
export const EVENT_PHASES = ['upcoming', 'live', 'ended', 'abandoned'] as const
export type EventPhase = (typeof EVENT_PHASES)[number]

export const BET_KINDS = ['single', 'accumulator'] as const
export type BetKind = (typeof BET_KINDS)[number]

export const LEG_STATUSES = ['open', 'won', 'lost', 'void', 'half_won', 'half_lost'] as const
export type LegStatus = (typeof LEG_STATUSES)[number]

export const BET_STATUSES = ['open', 'won', 'lost', 'void', 'cashed_out'] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** Which changed odds a player takes without being asked: better ones, any, or none. */
export const ACCEPT_RULES = ['better', 'any', 'never'] as const
export type AcceptRule = (typeof ACCEPT_RULES)[number]

/** No more events are listed, of all sports together; what is beyond is left out. */
export const EVENTS_AT_MOST = 2_000
/** No event has more markets. */
export const MARKETS_AT_MOST = 500
/** A slip holds so many selections, and an accumulator with it. */
export const SELECTIONS_AT_MOST = 20
/** A bet pays no more than this many times its stake, in thousandths: the combined odds are capped there. */
export const MAX_COMBINED_ODDS = toOdds(10_000_000)
/** Parts of a bet that can be cashed out, in per cent. */
export const CASH_OUT_SHARES = [25, 50, 75, 100] as const

/** The least and the most a bet on sports may be: coinflip's limits of the currency. */
export function bettingLimits(currency: Currency): Range {
  return betLimits('coinflip', currency)
}

/**
 * The odds of an accumulator: the exact product of its selections' odds, cut to whole thousandths once, at the end, and
 * capped.
 */
export function combineOdds(list: readonly Odds[]): Odds {
  const product = list.reduce((all, each) => all * BigInt(each), 1n)
  const value = list.length === 0 ? 1_000n : product / 1_000n ** BigInt(list.length - 1)
  return value > BigInt(MAX_COMBINED_ODDS) ? MAX_COMBINED_ODDS : toOdds(Number(value))
}

export type SettledLeg = { odds: Odds; status: LegStatus }
/** A whole number over another one. */
type Fraction = readonly [bigint, bigint]

/** What a leg multiplies the stake by. An open one counts as won. */
function factorOf({ odds, status }: SettledLeg): Fraction {
  switch (status) {
    case 'lost':
      return [0n, 1n]
    case 'void':
      return [1n, 1n]
    case 'half_lost':
      return [1n, 2n]
    case 'half_won':
      // Half of the stake wins at the odds, the other half comes back.
      return [BigInt(odds) + 1_000n, 2_000n]
    default:
      return [BigInt(odds), 1_000n]
  }
}

function multiply([top, bottom]: Fraction, [over, under]: Fraction): Fraction {
  return [top * over, bottom * under]
}

/** What a stake pays with these legs: the exact product of their factors, capped. A void leg counts as odds of 1. */
function payoutOf(amount: Minor, legs: readonly SettledLeg[]): Fraction {
  const product = legs.map(factorOf).reduce(multiply, [1n, 1n])
  const isCapped = product[0] * 1_000n > BigInt(MAX_COMBINED_ODDS) * product[1]
  return multiply([BigInt(amount), 1n], isCapped ? [BigInt(MAX_COMBINED_ODDS), 1_000n] : product)
}

/**
 * What a stake (minor units) pays with these legs, cut to whole minor units once. Open legs count as won. Throws
 * RangeError where no amount is so large.
 */
export function settlePayout(amount: Minor, legs: readonly SettledLeg[]): Minor {
  const [top, bottom] = payoutOf(amount, legs)
  return minor(Number(top / bottom))
}

/** What a stake returns if every leg that is still open wins; null where no amount is so large. */
export function potentialReturn(amount: Minor, legs: readonly SettledLeg[]): Minor | null {
  try {
    return settlePayout(amount, legs)
  } catch {
    return null
  }
}

/**
 * The price of a cash-out: what the stake would pay, divided by the odds of now of each leg that is open, less the
 * house's part in per cent. Exact, and cut to whole minor units once.
 */
export function cashOutPrice(
  remaining: Minor,
  legs: readonly (SettledLeg & { oddsNow: Odds | null })[],
  housePercent: number,
): Minor {
  const worth = legs.reduce<Fraction>(
    (all, { oddsNow }) => (oddsNow === null ? all : multiply(all, [1_000n, BigInt(oddsNow)])),
    payoutOf(remaining, legs),
  )
  const [top, bottom] = multiply(worth, [BigInt(100 - housePercent), 100n])
  return minor(Number(top / bottom))
}

/** A share (per cent) of a stake or of a price, cut to whole minor units. */
export function computeShare(amount: Minor, share: number): Minor {
  return minor(Number((BigInt(amount) * BigInt(share)) / 100n))
}

/**
 * How a bet stands by its legs: lost with the first lost leg, however many are open; void where all are; else won where
 * it pays the stake or more, which half results may not.
 */
export function betStatus(legs: readonly SettledLeg[]): Exclude<BetStatus, 'cashed_out'> {
  if (legs.some(({ status }) => status === 'lost')) return 'lost'
  if (legs.some(({ status }) => status === 'open')) return 'open'
  if (legs.every(({ status }) => status === 'void')) return 'void'
  // Any stake shows it: this one has no rounding to speak of.
  const stake = minor(1_000_000)
  return settlePayout(stake, legs) >= stake ? 'won' : 'lost'
}
