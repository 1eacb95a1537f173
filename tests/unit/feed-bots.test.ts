import { describe, expect, test } from 'vitest'
import { CASE_COUNTS, casePrice } from '#domain/games/cases.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { isHouseGame } from '#domain/games/house-games.ts'
import { isOriginalGame } from '#domain/games/originals.ts'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { botBet, botStake } from '../operator/feed/bots.ts'

const BETS = Array.from({ length: 5_000 }, () => botBet(SMALL_CATALOGUE))

function getLimits(game: string, currency: Currency) {
  if (game === 'cases') {
    const prices = CASE_TABLES.map((table) => casePrice(table, currency))
    return { min: Math.min(...prices), max: Math.max(...prices) * Math.max(...CASE_COUNTS) }
  }
  const hasLimits = game === 'crash' || (isOriginalGame(game) && game !== 'cases')
  return betLimits(hasLimits ? game : 'coinflip', currency)
}

describe('the bets of simulated players', () => {
  test('are in games that exist', () => {
    const kinds = new Map(theCatalogue(SMALL_CATALOGUE).games.map(([, , name, , kind]) => [name, kind]))
    const wrong = BETS.filter(({ game, kind }) => (isHouseGame(game) ? 'original' : kinds.get(game)) !== kind)
    expect(wrong).toEqual([])
    expect(new Set(BETS.map(({ kind }) => kind))).toEqual(new Set(['original', 'slots', 'live']))
  })

  test('have stakes within the limits of their game and currency', () => {
    const wrong = BETS.filter(({ game, amount, currency }) => {
      const { min, max } = getLimits(game, currency)
      return amount < min || amount > max
    })
    expect(wrong).toEqual([])
  })

  test('lose, or pay more than the stake', () => {
    expect(BETS.filter(({ amount, payout }) => payout !== 0 && payout <= amount)).toEqual([])
    expect(BETS.some(({ payout }) => payout > 0)).toBe(true)
  })

  test('have stakes of the same worth in every currency', () => {
    const rouble = betLimits('crash', 'RUB')
    const roubles = new Set<number>(Array.from({ length: 500 }, () => botStake(rouble, 'RUB')))
    for (const currency of CURRENCIES) {
      const { min, max } = betLimits('crash', currency)
      const stakes = Array.from({ length: 500 }, () => botStake({ min, max }, currency))
      const worth = stakes.map((stake) => Math.round((stake * rouble.max) / max))
      expect(worth.filter((each) => !roubles.has(each))).toEqual([])
    }
  })
})
