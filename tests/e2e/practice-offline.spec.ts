import { type Page } from '@playwright/test'
import { type Casino, casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE } from './support/fixtures.ts'
import { say } from './support/texts.ts'
import { FAULT_TABLES, type FaultTable } from '../faults/support/tables.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'

const ROUNDS = 20
/** Its balls fall one after another, and it is in no sweep of the operator's faults. */
const PLINKO: FaultTable = {
  game: 'plinko',
  bet: ({ page }) => page.getByRole('button', { name: say('plinko.drop'), exact: true }),
}

test('a guest plays 20 rounds at each table with the network cut after the first start', async ({
  page,
  context,
  control,
  builds,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await page.goto('/')
  await wholeBuildCached(page, await builds.assets())
  await control.stopListening()
  await context.setOffline(true)
  const casino = casinoOn(page)
  for (const table of [...FAULT_TABLES, PLINKO]) {
    await page.goto(table.path ?? `/games/${table.game}`)
    await test.step(table.game, () => playAt(table, casino))
  }
})

async function playAt(table: FaultTable, casino: Casino): Promise<void> {
  const { page } = casino
  const round = page.getByTestId('original-round')
  await expect(round).toHaveAttribute('data-mode', 'practice')
  await expect(page.getByTestId('chips')).toBeVisible()
  for (let nth = 1; nth <= ROUNDS; nth += 1) {
    await table.ready?.(casino)
    await table.bet(casino).click()
    await expect.poll(() => countRounds(page, table.game), `rounds of ${table.game}`).toBe(nth)
    if (table.steps) await endRound(table.steps, casino)
  }
}

/** Steps until the round can be cashed out, and does so; a lost round is over before. */
async function endRound(steps: NonNullable<FaultTable['steps']>, casino: Casino): Promise<void> {
  const { page } = casino
  const cashOut = steps.cashOut(casino)
  while ((await countOpen(page)) > 0) {
    const next = (await cashOut.isVisible()) && (await cashOut.isEnabled()) ? cashOut : steps.press(casino, 0)
    // Does not wait until the button is still, as presses of the last 400 ms do nothing anyway.
    await next.dispatchEvent('click')
  }
}

const countRounds = (page: Page, game: string) => page.evaluate(count, { game, isOpen: false })
const countOpen = (page: Page) => page.evaluate(count, { game: '', isOpen: true })

/** How many rounds of a game the device stores, or how many of all games are open. */
function count({ game, isOpen }: { game: string; isOpen: boolean }): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('MyDatabase')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction('rounds').objectStore('rounds').getAll()
      rows.addEventListener('success', () => {
        opening.result.close()
        resolve(rows.result.filter((row) => (isOpen ? row.status === 'open' : row.game === game)).length)
      })
    })
  })
}
