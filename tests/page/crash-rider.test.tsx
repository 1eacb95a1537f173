import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { CrashState } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'

afterEach(() => vi.restoreAllMocks())

const TOTALS = { bets: 0, cashed_out: 0, worth: minor(0), paid: minor(0), currency: 'RUB' } as const

type Round = NonNullable<CrashState['round']>

function running(): Round {
  return { phase: 'running', id: 'r1', starts_at: Date.now() - 6_000 }
}

/** A round whose line broke so long ago, ms; a negative time is that of a moment to come. */
function crashed(agoMs: number): Round {
  const endedAt = Date.now() - agoMs
  const times = { starts_at: endedAt - 6_000, ended_at: endedAt, next_at: endedAt + 60_000 }
  return { phase: 'crashed', id: 'r1', ...times, game: 1, point: 143, hash: '0'.repeat(64) }
}

async function putRound(database: MyDatabase, round: Round): Promise<void> {
  await database.topics.put({ id: 'crash', asOf: Date.now(), state: { round, totals: TOTALS, bets: [], last: [] } })
}

async function openRound(round: Round): Promise<MyDatabase> {
  const { database } = await openApp('/games/crash', {
    fill: async (rows) => {
      await rows.facts.put({ id: 'realtime', state: 'open', latencyMs: null })
      await putRound(rows, round)
    },
  })
  await expect.element(page.getByTestId('stage')).toHaveAttribute('data-phase', round.phase)
  return database
}

/** How many pixels of the scene have the gold of mane and tail, which nothing else has at that multiplier. */
function countGold(): number {
  const canvas = page.getByTestId('stage').element().querySelector('canvas')
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let gold = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (red > 220 && green > 140 && blue < 170 && red - blue > 70) gold += 1
  }
  return gold
}

test('the horse flies at the head of a running round', async () => {
  await openRound(running())
  await expect.poll(countGold).toBeGreaterThan(100)
})

test('the horse is seen as the line breaks, under a red sky, and no more afterwards', async () => {
  const database = await openRound(crashed(-30_000))
  await expect.element(page.getByTestId('stage')).toHaveAttribute('data-breaking')
  await expect.poll(countGold).toBeGreaterThan(100)
  expect(getComputedStyle(page.getByTestId('stage').element(), '::after').animationName).toMatch(/flash/)
  await putRound(database, crashed(60_000))
  await expect.poll(countGold).toBe(0)
  await expect.element(page.getByTestId('stage')).not.toHaveAttribute('data-breaking')
})

test('with reduced motion the horse is drawn while the round runs, and the break is without fall and flash', async () => {
  const real = matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion: reduce') ? real('all') : real(query),
  )
  const database = await openRound(running())
  await expect.poll(countGold).toBeGreaterThan(100)
  await putRound(database, crashed(-30_000))
  await expect.poll(countGold).toBe(0)
  await expect.element(page.getByTestId('stage')).not.toHaveAttribute('data-breaking')
})
