import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '../../worker/db/my-database.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'

const HOUR_MS = 3_600_000
const calm = page.getByText(/You’re on a break until/)
const offer = page.getByText('Weekend bonus').first()

const takeBreak = (database: MyDatabase) =>
  database.localProtection.put({
    playerId: PLAYER_ID,
    breakUntil: Date.now() + HOUR_MS,
    isBreakUnsent: false,
    limits: [],
  })

async function open(path: string): Promise<MyDatabase> {
  const { database } = await openApp(path, {
    fill: async (stored) => {
      await signIn(stored)
      await stored.bonuses.put(bonusRow(PLAYER_ID, { name: 'Weekend bonus', status: 'active' }))
      await stored.bonusBoard.put({ playerId: PLAYER_ID, waiting: null, fetchedAt: Date.now() })
    },
  })
  return database
}

test('bonuses give way to the calm page for the time of a break', async () => {
  const database = await open('/bonuses')
  await expect.element(offer).toBeVisible()
  await takeBreak(database)
  await expect.element(calm).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  await database.localProtection.clear()
  await expect.element(offer).toBeVisible()
})

test('the home page shows the end of a break in place of the bonus', async () => {
  const database = await open('/')
  await expect.element(offer).toBeVisible()
  await takeBreak(database)
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(calm).toBeVisible()
})
