import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { LocalProtectionRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { putCatalogue } from './support/catalogue.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { dayLimit, protectionRow } from './support/protection-row.ts'
import { say, saying } from './support/texts.ts'

const LAUNCH = 'lobby.launch'
const HOUR_MS = 3_600_000
const LOWER = { kind: 'stake', period: 'day', amount: minor(100), currency: 'RUB' } as const
const disabledReason = page.getByText(say('protection.unconfirmed'))
const frames = () => document.querySelectorAll('iframe[title]').length

/** Opens a slot for money, for a player of whom the device holds this. */
async function openSlot(stored: Partial<LocalProtectionRow> = {}) {
  let playerId = ''
  const app = await openApp('/games/slots/game-0/play', {
    commands: {
      lobby: {
        launch: async () => ({ ok: true, value: { url: 'https://provider.invalid/game', grants: [] } }),
      },
    },
    fill: async (database) => {
      playerId = await logIn(database, {})
      await putCatalogue(database, [{ name: 'Amber Fields' }])
      await database.protection.put(protectionRow(playerId, { limits: [dayLimit('stake', minor(900))] }))
      await hold(database, playerId, stored)
    },
  })
  return { ...app, playerId, hold: (now: Partial<LocalProtectionRow>) => hold(app.database, playerId, now) }
}

async function hold(database: MyDatabase, playerId: string, stored: Partial<LocalProtectionRow>): Promise<void> {
  await database.localProtection.put({ playerId, breakUntil: null, isBreakUnsent: false, limits: [], ...stored })
}

test('a slot closes at the press of a lower limit, says why, and opens again once it is confirmed', async () => {
  const { worker, hold: change } = await openSlot()
  await expect.poll(frames).toBe(1)
  await change({ limits: [LOWER] })
  await expect.element(disabledReason).toBeVisible()
  expect(frames()).toBe(0)
  expect(worker.getArguments(LAUNCH)).toHaveLength(1)
  await change({})
  await expect.poll(frames).toBe(1)
  expect(worker.getArguments(LAUNCH)).toHaveLength(2)
})

test('a lower limit of deposits leaves a slot open', async () => {
  const { hold: change } = await openSlot()
  await expect.poll(frames).toBe(1)
  await change({ limits: [{ ...LOWER, kind: 'deposit' }] })
  await expect.element(page.getByTestId('play-line')).toBeVisible()
  await expect.element(disabledReason).not.toBeInTheDocument()
  expect(frames()).toBe(1)
})

test('a slot does not open while a lower limit is not confirmed, also where an answer says that it may', async () => {
  await openSlot({ limits: [LOWER] })
  await expect.element(disabledReason).toBeVisible()
  await page.getByRole('button', { name: say('errorPage.retry'), exact: true }).click()
  await expect.element(disabledReason).toBeVisible()
  expect(frames()).toBe(0)
})

test('a break that the operator has not got closes a slot at the press, without time for a round', async () => {
  const { database, playerId, hold: change } = await openSlot()
  await expect.poll(frames).toBe(1)
  const breakUntil = Date.now() + HOUR_MS
  await change({ breakUntil, isBreakUnsent: true })
  await expect.element(page.getByRole('heading', { name: saying('protection.block.timeOut') })).toBeVisible()
  expect(frames()).toBe(0)
  await database.protection.update(playerId, { breakUntil })
  await change({ breakUntil })
  await expect.element(page.getByTestId('finish-note')).not.toBeInTheDocument()
  expect(frames()).toBe(0)
})

test('a break that the operator has begun leaves a slot open for its round', async () => {
  const { database, playerId } = await openSlot()
  await expect.poll(frames).toBe(1)
  await database.protection.update(playerId, { breakUntil: Date.now() + HOUR_MS })
  await expect.element(page.getByTestId('finish-note')).toBeVisible()
  expect(frames()).toBe(1)
})
