import type { Currency } from '#domain/money/currencies.ts'
import { type HistoryKind, WITHDRAWAL_STATUSES } from '#domain/money/history.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { readWallet } from '../ledger.ts'
import { rememberAll } from './past.ts'

/** How many lines of each kind; prizes come only from tournaments. */
export type SeedOrder = Partial<Record<Exclude<HistoryKind, 'prizes'>, number>>

const YEAR_MS = 365 * 86_400_000
/** Provider games only: a bet on an original would link to a round that does not exist. */
const GAMES = [
  'Golden Steppe',
  'Eagle Hunter',
  'Amber Fiddler',
  'Crooked Lighthouse of Otrar',
  'Nomad: Late Show',
  'Starlit Caravan',
  'Тайна старого города',
  'Керуен жолы',
  'Lagoon Roulette 3',
] as const
const PAID_IN_BY = ['bank-card', 'mobile-payment', 'play-wallet'] as const
const PAID_OUT_BY = ['card-payout', 'bitcoin-payout', 'usdt-trc20-payout'] as const
const DEVICES = ['Chrome, Android', 'Safari, iOS', 'Chrome, Windows', 'Firefox, Linux'] as const
const COUNTRIES = ['KZ', 'RU', 'BY'] as const
const STEP_MINOR = 500

/** Gives a player history lines, spread over the last year. No money moves, and the ledger does not contain them. */
export async function seedHistory(tx: Query, player: number, order: SeedOrder, now: number): Promise<void> {
  const { currency } = await readWallet(tx, player)
  const makers = { bets: bet, deposits: deposit, withdrawals: withdrawal, logins: login }
  for (const kind of ['bets', 'deposits', 'withdrawals', 'logins'] as const) {
    const count = order[kind] ?? 0
    const lines = Array.from({ length: count }, (_, index) => ({
      at: now - Math.round(((count - index) / count) * YEAR_MS),
      data: makers[kind](index, currency),
    }))
    await rememberAll(tx, player, kind, lines)
  }
}

/** A pseudo-random number per line, the same on every run. */
function mixed(index: number, salt: number): number {
  return ((index + 1) * 2_654_435_761 + salt * 40_503) % 9_973
}

function pick<Value>(from: readonly [Value, ...Value[]], number: number): Value {
  return from[number % from.length] ?? from[0]
}

function bet(index: number, currency: Currency) {
  const stake = STEP_MINOR * (1 + (mixed(index, 1) % 40))
  const won = mixed(index, 2) % 100 < 48
  const payout = won ? Math.round(stake * (1.01 + (mixed(index, 3) % 400) / 100)) : 0
  return { game: pick(GAMES, mixed(index, 4)), amount: decimal(stake), payout: decimal(payout), currency }
}

function deposit(index: number, currency: Currency) {
  const amount = decimal(10_000 * (1 + (mixed(index, 5) % 30)))
  return { method: pick(PAID_IN_BY, mixed(index, 6)), amount, currency, status: pick([3, 3, 3, 4, 5], mixed(index, 7)) }
}

function withdrawal(index: number, currency: Currency) {
  const amount = decimal(10_000 * (1 + (mixed(index, 8) % 20)))
  const status = pick(WITHDRAWAL_STATUSES, mixed(index, 9))
  return { method: pick(PAID_OUT_BY, mixed(index, 10)), amount, currency, status }
}

function login(index: number) {
  const ip = `203.0.113.${1 + (mixed(index, 11) % 250)}`
  return { ip, device: pick(DEVICES, mixed(index, 12)), country: pick(COUNTRIES, mixed(index, 13)) }
}

function decimal(amount: number): string {
  return toDecimal(minor(amount))
}
