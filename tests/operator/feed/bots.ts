import { CASE_COUNTS, casePrice } from '#domain/games/cases.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { coinflipMultiplier } from '#domain/games/coinflip.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { PLACES } from '#domain/games/roulette.ts'
import type { TournamentGameKind } from '#domain/games/tournaments.ts'
import { wheelPays, WHEEL_RISKS } from '#domain/games/wheel.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { betLimits, type Range } from '#domain/money/limits.ts'
import { type Minor, minor, ZERO } from '#domain/money/money.ts'
import { fromKopecks } from '../billing/scale.ts'
import type { CatalogueOrder } from '../catalogue/make.ts'
import { popularGames } from '../catalogue/popular.ts'
import { publicName } from './public-name.ts'
import type { SettledBet } from './feed.ts'

/** Names of simulated players. */
export const BOT_NAMES = [
  'Aigerim',
  'Batyr',
  'Darya',
  'Erlan',
  'Fatima',
  'Ivan',
  'Kamila',
  'Marat',
  'Nurlan',
  'Olga',
  'Sanzhar',
  'Timur',
]
const HIDDEN_SHARE = 0.15
const CURRENCIES: readonly Currency[] = ['RUB', 'KZT', 'USD', 'RUB', 'INR', 'EUR', 'RUB']
/** In kopecks; scaled to the currency of a bet, so that the bets of all currencies are alike. */
const STAKES = [100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000].map(minor)

const PROVIDED_SHARE = 0.25
/** Simulated players play this many of the most popular games of each kind in the catalogue. */
const PROVIDED = { slots: 12, live: 4 } as const

const LOST_SHARE = 0.55
/** A win's multiplier in games without a list of their own: from 1.10× to about 10×, in hundredths. */
const ANY_WIN = { least: 110, range: 900 }
/** The multipliers above 1× that games with fixed ones pay for a win, in hundredths, lowest first. */
const FIXED_WINS: Partial<Record<string, readonly number[]>> = {
  coinflip: [1, 2, 3].map(coinflipMultiplier),
  roulette: ascending([...PLACES.values()].map(({ pays }) => pays)),
  wheel: ascending(WHEEL_RISKS.flatMap((risk) => wheelPays(risk).map(({ pays }) => pays))),
}

/** A bet of a simulated player. The money does not exist and is not in the ledger. */
export function botBet(catalogue: CatalogueOrder): SettledBet & { kind: TournamentGameKind } {
  const currency = botCurrency()
  if (Math.random() < PROVIDED_SHARE) {
    const kind = Math.random() < 0.8 ? 'slots' : 'live'
    const [, , name] = pickOne(popularGames(catalogue, kind, PROVIDED[kind]))
    const amount = botStake(betLimits('coinflip', currency), currency)
    return { game: name, kind, player: botName(), amount, currency, payout: botPayout(name, amount) }
  }
  const game = pickOne([...ORIGINAL_GAMES, 'crash'] as const)
  const amount =
    game === 'cases'
      ? minor(casePrice(pickOne(CASE_TABLES), currency) * pickOne(CASE_COUNTS))
      : botStake(betLimits(game, currency), currency)
  return { game, kind: 'original', player: botName(), amount, currency, payout: botPayout(game, amount) }
}

/** A stake within a game's limits; small ones are more frequent. */
export function botStake({ min, max }: Range, currency: Currency): Minor {
  const stakes = STAKES.map((kopecks) => fromKopecks(kopecks, currency)).filter((each) => each >= min && each <= max)
  return rather(stakes) ?? min
}

export function botCurrency(): Currency {
  return pickOne(CURRENCIES)
}

/** The public name of a simulated player; null if hidden. */
export function botName(): string | null {
  return Math.random() < HIDDEN_SHARE ? null : publicName(pickOne(BOT_NAMES))
}

/** Nothing, or more than the stake. */
function botPayout(game: string, amount: Minor): Minor {
  if (Math.random() < LOST_SHARE) return ZERO
  const hundredths = rather(FIXED_WINS[game] ?? []) ?? ANY_WIN.least + Math.floor(Math.random() ** 3 * ANY_WIN.range)
  return minor(Math.max(amount + 1, Math.floor((amount * hundredths) / 100)))
}

export function pickOne<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** One of the first items rather than of the last; undefined if there is none. */
function rather<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() ** 2 * items.length)]
}

function ascending(times: readonly number[]): number[] {
  return [...new Set(times)]
    .filter((each) => each > 1)
    .sort((one, other) => one - other)
    .map((each) => each * 100)
}
