import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { diceRound } from './support/dice-rounds.ts'
import { expectOneLineEach } from './support/lines.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'

const LONG = { currency: 'KZT', amount: minor(100), payout: minor(123_456_789_013_34) } as const
const WIDTHS = [320, 360, 720, 1440]

async function putRounds(database: MyDatabase): Promise<void> {
  const playerId = await logIn(database, { balance: 10_000, currency: 'KZT' })
  const { game: _game, ...won } = diceRound(playerId, LONG)
  const id = () => crypto.randomUUID()
  await database.rounds.bulkPut([
    { ...won, game: 'dice' },
    { ...won, id: id(), game: 'wheel', bet: { risk: 'medium' }, state: { segment: 0 } },
    {
      ...won,
      id: id(),
      game: 'roulette',
      bet: { chips: [{ place: 'red', amount: minor(100) }] },
      state: { pocket: 1 },
    },
    { ...won, id: id(), game: 'miner', bet: { mines: 3 }, state: { opened: [0], mines: [1, 2, 3] } },
  ])
}

afterEach(() => page.viewport(1440, 900))

test.each(['/games/roulette/wheel', '/games/roulette', '/games/miner', '/games/dice'])(
  'a win of twelve digits stays in one line in its place: %s',
  async (path) => {
    await openApp(`/kz${path}`, { locale: 'kz', fill: putRounds })
    for (const width of WIDTHS) {
      await page.viewport(width, 900)
      await expectOneLineEach(1)
      const result = page.getByTestId('round-result').first().element()
      expect(result.scrollWidth, `${width}`).toBeLessThanOrEqual(result.clientWidth + 1)
    }
  },
)

test.each(['/games/roulette/wheel', '/games/keno'])('a cell of payouts stays in one line: %s', async (path) => {
  await openApp(path, { fill: (database) => logIn(database, { balance: 100_000_000_00, currency: 'KZT' }) })
  if (path.endsWith('keno')) {
    for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
      await page
        .getByRole('button', { name: new RegExp(`^${number}\\b`) })
        .first()
        .click()
  }
  const cells = () => [...document.querySelectorAll('section li > b')]
  await expect.poll(() => cells().length).toBeGreaterThan(3)
  for (const width of WIDTHS) {
    await page.viewport(width, 900)
    for (const cell of cells()) {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
      expect(lines.size, `${width} ${cell.textContent}`).toBe(1)
      expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(cell.getBoundingClientRect().width + 1)
    }
  }
})
