import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { minor } from '../../../worker/domain/money/money.ts'
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
const GAMES = [
  'dice',
  'coinflip',
  'hilo',
  'keno',
  'miner',
  'roulette',
  'cases',
  'crash',
  'Golden Steppe',
  'Book of Suns',
]
const CURRENCIES: readonly Currency[] = ['RUB', 'KZT', 'USD', 'RUB', 'INR', 'EUR', 'RUB']
const STAKES = [100, 250, 500, 1_000, 1_500, 2_500, 5_000, 10_000, 50_000, 250_000]

/** A bet of a simulated player. The money does not exist and is not in the ledger. */
export function botBet(): SettledBet {
  const amount = minor(oneOf(STAKES))
  const multiplier = Math.random() < 0.55 ? 0 : 1 + Math.floor(Math.random() ** 3 * 900) / 100
  return {
    game: oneOf(GAMES),
    player: Math.random() < 0.15 ? null : publicName(oneOf(BOT_NAMES)),
    amount,
    currency: oneOf(CURRENCIES),
    payout: minor(Math.floor(amount * multiplier)),
  }
}

export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
