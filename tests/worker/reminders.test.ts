import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '#worker/core/context.ts'
import { MyDatabase } from '#db/my-database.ts'
import type { ProtectionRow } from '#db/rows.ts'
import { remindOfProtection } from '#worker/protection/reminders.ts'
import { minor, ZERO } from '#domain/money/money.ts'

const NOW = Date.UTC(2026, 10, 28)
const DAY_MS = 86_400_000
const limit = { kind: 'deposit', period: 'day', amount: minor(500), used: ZERO, resetsAt: null } as const
const pending = (from: number) => ({ ...limit, pending: { amount: minor(900), from, needsConfirmation: true } })

let db: MyDatabase
let now: number

beforeEach(async () => {
  db = new MyDatabase()
  now = NOW
  await db.session.put({ id: 'current', token: 'a', previous: null, loginId: 'b', playerId: '7' })
})
afterEach(() => db.delete())

async function remind(): Promise<unknown[]> {
  // Only these two are used.
  await remindOfProtection({ db, clock: { now: () => now } } as unknown as Context)
  return (await db.notices.toArray()).map(({ id: _id, ...notice }) => notice)
}

function store(values: Partial<ProtectionRow>) {
  return db.protection.put({
    playerId: '7',
    currency: 'RUB',
    limits: [],
    sessionLimit: { minutes: null, loss: null },
    realityCheckMinutes: null,
    breakUntil: null,
    exclusion: null,
    session: null,
    reviewDueAt: null,
    rules: {},
    fetchedAt: NOW,
    ...values,
  })
}

test('reminds of a higher limit once its waiting time is over, and once for each', async () => {
  const from = NOW + DAY_MS
  await store({ limits: [pending(from), { ...limit, kind: 'loss', pending: null }] })
  expect(await remind()).toEqual([])
  now = from
  const notice = { playerId: '7', at: from, kind: 'limitReady', limit: 'deposit', period: 'day', since: from } as const
  expect(await remind()).toEqual([notice])
  now += 60_000
  expect(await remind()).toEqual([notice])
  // Shown, and stored as a notification.
  await db.notices.clear()
  await db.notifications.put({ ...notice, id: 1, isRead: true })
  expect(await remind()).toEqual([])
  await store({ limits: [pending(from + 1)] })
  expect(await remind()).toHaveLength(1)
})

test('reminds of a review that is due, but not of one long ago, nor a guest', async () => {
  await store({ reviewDueAt: NOW + 1 })
  expect(await remind()).toEqual([])
  await store({ reviewDueAt: NOW - 15 * DAY_MS })
  expect(await remind()).toEqual([])
  await store({ reviewDueAt: NOW })
  await db.session.clear()
  expect(await remind()).toEqual([])
  await db.session.put({ id: 'current', token: 'a', previous: null, loginId: 'b', playerId: '7' })
  expect(await remind()).toEqual([{ playerId: '7', at: NOW, kind: 'reviewDue', since: NOW }])
})
