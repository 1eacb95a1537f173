import type { BrowserContext, Page } from '@playwright/test'
import { type Casino, casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE } from './support/fixtures.ts'
import { parts } from './support/parts.ts'
import { say } from './support/texts.ts'
import { FAULT_TABLES, type FaultTable } from '../faults/support/tables.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import type { Builds } from '../faults/support/builds.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'

const ROUNDS = 20
/** Two hundred rounds are waited for: the pauses of `expect.poll` would add up. */
const OFTEN = [20, 50]
/** How long a button is waited for that may have gone with its round. */
const GONE_MS = 100
/** Its balls fall one after another, and it is in no sweep of the operator's faults. */
const PLINKO: FaultTable = {
  game: 'plinko',
  bet: ({ page }) => page.getByRole('button', { name: say('plinko.drop'), exact: true }),
}

type Start = { page: Page; context: BrowserContext; control: ControlClient; builds: Builds }

/** Opens the app for the first time, and cuts the network once it is stored. */
async function startAndCut({ page, context, control, builds }: Start): Promise<void> {
  await page.goto('/')
  await wholeBuildCached(page, await builds.assets())
  await control.stopListening()
  await context.setOffline(true)
}

for (const part of parts(3))
  test(`a guest plays 20 rounds at each table with the network cut after the first start${part.title}`, async ({
    page,
    context,
    control,
    builds,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    await startAndCut({ page, context, control, builds })
    const casino = casinoOn(page)
    for (const table of part.of([...FAULT_TABLES, PLINKO])) {
      await page.goto(table.path ?? `/games/${table.game}`)
      await test.step(table.game, () => playAt(table, casino))
    }
  })

test('a guest plays crash with the network cut after the first start', async ({
  page,
  context,
  control,
  builds,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await startAndCut({ page, context, control, builds })
  await page.goto('/games/crash')
  await playCrash(page)
})

/** Its rounds take their time, so each is moved into the past; a test of the worker plays 20. */
async function playCrash(page: Page): Promise<void> {
  await expect(page.getByTestId('chips')).toBeVisible()
  await page.getByRole('textbox', { name: say('crash.autoCashOut') }).fill('1.01')
  for (let nth = 1; nth <= 3; nth += 1) {
    await page.getByRole('button', { name: say('crash.bet'), exact: true }).click()
    await expect.poll(() => countIn(page, 'liveBets')).toBe(nth)
    await expect
      .poll(async () => {
        await page.evaluate(endCrashRound)
        return page.getByTestId('round-result').count()
      })
      .toBe(1)
    await expect.poll(() => countIn(page, 'crashRounds')).toBeGreaterThanOrEqual(nth)
    await expect(page.getByRole('button', { name: say('crash.bet'), exact: true })).toBeEnabled()
  }
}

/** Makes the round of this device one that began ten minutes ago. */
function endCrashRound(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('MyDatabase')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const topics = opening.result.transaction('topics', 'readwrite').objectStore('topics')
      const reading = topics.get('practice:crash')
      reading.addEventListener('success', () => {
        const row = reading.result
        const { round } = row.state
        if (round.phase !== 'crashed') round.starts_at -= 600_000
        const writing = topics.put(row)
        writing.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  })
}

async function playAt(table: FaultTable, casino: Casino): Promise<void> {
  const { page } = casino
  const round = page.getByTestId('original-round')
  await expect(round).toHaveAttribute('data-mode', 'practice')
  await expect(page.getByTestId('chips')).toBeVisible()
  for (let nth = 1; nth <= ROUNDS; nth += 1) {
    await table.ready?.(casino)
    const bet = table.bet(casino)
    // Off for 400 ms after the round before, which a click would wait for in longer and longer pauses.
    await expect.poll(() => bet.isEnabled(), { intervals: OFTEN }).toBe(true)
    await bet.click()
    await expect.poll(() => countRounds(page, table.game), { message: table.game, intervals: OFTEN }).toBe(nth)
    if (table.steps) await endRound(table.steps, casino)
  }
}

/** Steps until the round can be cashed out, and does so; a lost round is over before. */
async function endRound(steps: NonNullable<FaultTable['steps']>, casino: Casino): Promise<void> {
  const { page } = casino
  const cashOut = steps.cashOut(casino)
  while ((await countOpen(page)) > 0) {
    const isWon = (await cashOut.isVisible()) && (await cashOut.isEnabled({ timeout: GONE_MS }).catch(() => false))
    const next = isWon ? cashOut : steps.press(casino, 0)
    // Does not wait until the button is still, as presses of the last 400 ms do nothing anyway. The step before may end
    // the round, and its buttons go.
    await next.dispatchEvent('click', {}, { timeout: GONE_MS }).catch(() => undefined)
  }
}

const countIn = (page: Page, store: string) => page.evaluate(count, { store, field: 'id', is: null })
const countRounds = (page: Page, game: string) => page.evaluate(count, { store: 'rounds', field: 'game', is: game })
const countOpen = (page: Page) => page.evaluate(count, { store: 'rounds', field: 'status', is: 'open' })

/** How many rows of a store have this value; all of them for null. */
function count({ store, field, is }: { store: string; field: string; is: string | null }): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('MyDatabase')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction(store).objectStore(store).getAll()
      rows.addEventListener('success', () => {
        opening.result.close()
        resolve(rows.result.filter((row) => is === null || row[field] === is).length)
      })
    })
  })
}
