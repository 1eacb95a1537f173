import type { HouseGame } from '../games/house-games.ts'
import type { Currency } from './currencies.ts'
import { MINOR_PER_UNIT } from './currencies.ts'
import { type Minor, minor } from './money.ts'

export type Range = { min: Minor; max: Minor }

/** Bet limits in whole units of the currency, [minimum, maximum]. `betLimits` derives what a row leaves out. */
type Row = {
  crash: readonly [number, number]
  miner: readonly [number, number]
  coinflip: readonly [number, number]
  rouletteMax?: number
  minPayout: number
  wheelOfFortuneMax?: number
  rooms?: { red: number; yellow: number; purple: number }
}

const TABLE: Record<Currency, Row> = {
  RUB: {
    crash: [1, 50_000],
    miner: [1, 1_000],
    coinflip: [1, 10_000],
    minPayout: 100,
    wheelOfFortuneMax: 1,
    rooms: { red: 1, yellow: 10, purple: 50 },
  },
  USD: { crash: [0.01, 500], miner: [0.01, 10], coinflip: [0.01, 100], minPayout: 1, rouletteMax: 0.1 },
  KZT: {
    crash: [5, 250_000],
    miner: [5, 5_000],
    coinflip: [5, 50_000],
    minPayout: 500,
    wheelOfFortuneMax: 5,
    rouletteMax: 5,
  },
  INR: { crash: [1, 50_000], miner: [1, 1_000], coinflip: [1, 10_000], minPayout: 100, rouletteMax: 1 },
  EUR: { crash: [0.01, 500], miner: [0.01, 10], coinflip: [0.01, 100], minPayout: 1, rouletteMax: 0.1 },
}

function units(value: number): Minor {
  return minor(Math.round(value * MINOR_PER_UNIT))
}

/**
 * The smallest and the largest bet, in minor units of the currency. A game without its own limits has those of
 * coinflip. If only a maximum is given, the minimum is that of coinflip, or the maximum itself if that is lower.
 */
export function betLimits(game: HouseGame, currency: Currency): Range {
  const row = TABLE[currency]
  const coinflip = { min: units(row.coinflip[0]), max: units(row.coinflip[1]) }
  if (game === 'crash' || game === 'miner') return { min: units(row[game][0]), max: units(row[game][1]) }
  const most = game === 'roulette' ? row.rouletteMax : game === 'wheel' ? row.wheelOfFortuneMax : undefined
  if (most === undefined) return coinflip
  const max = units(most)
  return { min: max < coinflip.min ? max : coinflip.min, max }
}

/** Deposit limits of a method that has none of its own, in minor units; `standard` is the preset amount. */
export const DEPOSIT_LIMITS: Range & { standard: Minor } = {
  min: units(100),
  max: units(300_000),
  standard: units(100),
}

/** The smallest withdrawal, in minor units. */
export function minPayout(currency: Currency): Minor {
  return units(TABLE[currency].minPayout)
}

export type RangeProblem = 'below' | 'above'

/** Whether an amount is below or above a range; null if it is inside. */
export function rangeProblem(amount: Minor, range: Range): RangeProblem | null {
  if (amount < range.min) return 'below'
  return amount > range.max ? 'above' : null
}
