import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { openDice } from './pages/dice.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { say } from './support/texts.ts'

const HOUR_MS = 3_600_000
/** Under an hour the second counts; English in Chromium writes it with AM or PM. */
const SOON = /You can try again after \d{1,2}:\d\d:\d\d\s[AP]M\.$/
const LATER = /You can try again after (?:\w{3} \d{1,2}, \d{4}, )?\d{1,2}:\d\d\s[AP]M\.$/
const HASH = '0'.repeat(64)
const ROOM = { serverSeedHash: HASH, entries: [], drawsAt: null, closesAt: null, isAsSeen: true }

function tooMany(inMs: number): { ok: false; error: AppError } {
  return { ok: false, error: { code: 'tooMany', status: 429, retry: true, retryAt: Date.now() + inMs } }
}

test.each([
  ['of a moment', 45_000, SOON],
  ['of hours', 5 * HOUR_MS, LATER],
])('a bet that comes too soon says when the next may go out: %s', async (_, inMs, written) => {
  const { dice, worker } = await openDice()
  worker.commands = { games: { dice: { bet: async () => tooMany(inMs) } } }
  await dice.roll.click()
  await expect.element(page.getByText(say('error.tooMany'))).toHaveTextContent(written)
})

test('so does a bet in a room', async () => {
  await openApp('/games/rooms/red', {
    commands: {
      games: { rooms: { refresh: async () => ({ ok: true, value: undefined }), bet: async () => tooMany(45_000) } },
    },
    fill: async (rows) => {
      await rows.protection.put(protectionRow(await logIn(rows, { balance: 10_000 })))
      const asOf = Date.now()
      await rows.facts.put({ id: 'realtime', state: 'open' })
      const state = { round: { ...ROOM, id: 'r', phase: 'waiting' as const }, previous: null, past: [] }
      await rows.topics.put({ id: 'room:red:RUB', asOf, state })
    },
  })
  await page.getByRole('button', { name: say('rooms.join') }).click()
  await expect.element(page.getByText(say('error.tooMany'))).toHaveTextContent(SOON)
})
