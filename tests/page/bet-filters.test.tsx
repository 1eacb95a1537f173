import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HistoryRow } from '#db/rows.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { betLine, wholeHistory } from './support/account-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const bets = page.getByRole('table', { name: say('history.kind.bets'), exact: true })
const clear = page.getByRole('button', { name: say('history.filter.clear'), exact: true })
const nothing = page.getByText(say('history.filter.nothing'), { exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

/** A line of the history; a higher id is a newer bet. */
function bet(given: { id: string; game: string; amount: Minor; payout: Minor; round?: string }): HistoryRow {
  return { ...betLine(Number(given.id)), key: given.id, ...given }
}

const WON = bet({ id: '1', game: 'Eagle Hunter', amount: minor(5_000), payout: minor(9_000) })
const LOST = bet({ id: '2', game: 'Eagle Hunter', amount: minor(20_000), payout: minor(0) })
const CRASH = bet({ id: '3', game: 'crash', amount: minor(5_000), payout: minor(0), round: '77' })

/**
 * Opens the history at an address; `found` are the bets that the operator finds beyond the stored ones, after so many
 * searches in vain.
 */
async function openHistory(
  search: string,
  { found, isWhole = true, vain = 0 }: { found?: HistoryRow[]; isWhole?: boolean; vain?: number } = {},
) {
  const asked: unknown[] = []
  const app = await openApp(`/profile/history${search}`, {
    commands: {
      history: {
        refresh: async () => ({ ok: true, value: undefined }),
        findBets: async ({ filter }) => {
          asked.push(filter)
          if (asked.length <= vain) return { ok: true, value: { rows: [], next: `page ${asked.length}` } }
          return { ok: true, value: { rows: found ?? [], next: null } }
        },
      },
    },
    fill: async (database) => {
      await signIn(database)
      await database.history.bulkPut([WON, LOST, CRASH])
      await database.historyExtents.put({ ...wholeHistory('bets', 0), next: isWhole ? null : 'older' })
    },
  })
  return { ...app, asked }
}

test('bets are narrowed by the address, cleared by a press, and an empty list has a way out', async () => {
  const { asked } = await openHistory('?game=Eagle+Hunter&result=won')
  await expect.element(bets).toHaveTextContent('50.00')
  await expect.element(bets).not.toHaveTextContent('200.00')
  await clear.click()
  await expect.element(bets).toHaveTextContent('200.00')
  expect(location.search).toBe('')
  await page.getByText(say('shelf.filters'), { exact: true }).click()
  await field(say('history.filter.min')).fill('100')
  await expect.element(bets).not.toHaveTextContent('50.00')
  expect(location.search).toBe('?min=100.00')
  await field(say('history.filter.min')).fill('many')
  await expect.element(page.getByText(say('deposit.amount.notANumber'), { exact: true })).toBeVisible()
  await field(say('history.filter.number')).fill('#77')
  await expect.element(bets).toHaveTextContent('Crash')
  expect(location.search).toBe('?number=77')
  await field(say('history.filter.number')).fill('78')
  await expect.element(nothing).toBeVisible()
  await clear.click()
  await expect.element(bets).toHaveTextContent('200.00')
  // All bets are stored, so that nothing is left to be found.
  expect(asked).toEqual([])
})

test('what the device does not store is found by the operator; offline only what is stored is searched', async () => {
  const old = bet({ id: '900', game: 'Eagle Hunter', amount: minor(123), payout: minor(0) })
  const { asked, database } = await openHistory('?number=900', { found: [old], isWhole: false })
  await expect.element(bets).toHaveTextContent('1.23')
  expect(asked).toEqual([{ game: null, result: null, min: null, max: null, number: '900' }])
  expect(await database.history.count()).toBe(3)
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await page.getByText(say('shelf.filtersOn', { count: 1 }), { exact: true }).click()
  await field(say('history.filter.number')).fill('901')
  await expect.element(nothing).toBeVisible()
  await expect.element(page.getByText(say('history.older.offline'), { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a search that has found nothing yet goes on by itself, also where the device stores no more', async () => {
  const old = bet({ id: '900', game: 'Eagle Hunter', amount: minor(123), payout: minor(0) })
  const { asked } = await openHistory('?number=900', { found: [old], isWhole: false, vain: 2 })
  await expect.element(bets).toHaveTextContent('1.23')
  expect(asked).toHaveLength(3)
})

test('the filter of open bets can be cleared while one is under way', async () => {
  const { database } = await openHistory('?result=open')
  await expect.element(nothing).toBeVisible()
  await database.intents.put({
    key: 'under-way',
    playerId: PLAYER_ID,
    kind: 'dice.bet',
    subject: '',
    amount: minor(100),
    currency: 'RUB',
    state: 'unknown',
    error: null,
    outcome: null,
    createdAt: Date.now(),
  })
  await expect.element(nothing).not.toBeInTheDocument()
  await clear.click()
  await expect.element(bets).toHaveTextContent('200.00')
})
