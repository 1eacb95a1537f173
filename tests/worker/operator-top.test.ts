import { expect, test } from 'vitest'
import { getTop } from '#endpoints/top.ts'
import { TOP_MEASURES } from '#domain/games/top.ts'
import { minor } from '#domain/money/money.ts'
import { isHouseGame } from '#domain/games/house-games.ts'
import { createCaller } from '../operator/caller.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { createClock } from '../operator/clock.ts'
import { IN_MEMORY, openDatabase } from '../operator/database.ts'
import { startOperator } from '../operator/operator.ts'
import { readBoard } from '../operator/top/routes.ts'
import { saveCountedBet } from '../operator/tournaments/points.ts'
import { good } from './support/stand-in.ts'

test('the leaders of the demo are wins in games of the catalogue, in the currency of who asks', async () => {
  const operator = await startOperator({ controlPort: 0, demo: true, catalogue: SMALL_CATALOGUE })
  try {
    const { token } = await operator.control.createPlayer({ email: 'aru@example.com', currency: 'KZT' })
    const call = createCaller(operator.port)
    const names = new Set(theCatalogue(SMALL_CATALOGUE).games.map(([, , name]) => name))
    for (const measure of TOP_MEASURES) {
      const query = { period: 'all', measure }
      const { items } = good(await call(getTop, { query }))
      const playerItems = good(await call(getTop, { query, token })).items
      expect(items.length).toBeGreaterThan(50)
      expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['RUB']))
      expect(playerItems.map(({ amount, currency }) => [amount, currency])).toEqual(
        items.map(({ amount }) => [amount * 5, 'KZT']),
      )
      if (measure === 'wagered') continue
      const scores = items.map(({ amount, multiplier }) => (measure === 'win' ? amount : (multiplier ?? 0)))
      expect(scores).toEqual(scores.toSorted((one, other) => other - one))
      expect(items.filter(({ multiplier }) => (multiplier ?? 0) < 100)).toEqual([])
      expect(items.filter(({ game }) => game === null || !(isHouseGame(game) || names.has(game)))).toEqual([])
    }
  } finally {
    await operator.stop()
  }
})

test('a bet that paid no more than its stake is no win, but counts as wagered', async () => {
  const database = await openDatabase(IN_MEMORY)
  const bet = { id: 'keno', kind: 'original', game: 'keno', amount: minor(1_000), currency: 'RUB' } as const
  const lines = await database.write(async (tx) => {
    for (const [other, payout] of [0, 400, 1_000, 1_001].entries()) {
      await saveCountedBet(tx, { other, name: `P${other}` }, { ...bet, payout: minor(payout) }, 0)
    }
    const boards = []
    for (const measure of TOP_MEASURES) {
      boards.push(await readBoard(tx, createClock(), { period: 'all', measure, game: 'all' }, 'RUB'))
    }
    return boards.map((board) => board.map(({ player, amount }) => [player, amount]))
  })
  await database.close()
  const [win, multiplier, wagered] = lines
  expect([win, multiplier]).toEqual([[['P3', '10.01']], [['P3', '10.01']]])
  expect(wagered).toHaveLength(4)
})
