import type { Page, Response } from 'playwright'
import { betDice } from '../../../worker/api/dice.ts'
import { ROUTES } from '../../../src/app/routes.ts'
import type { Subject } from '../build/subjects.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

const BETS = 20
const WARM_UP = 2
const LIMIT_MS = 30_000
/** Shorter, so that a button that cannot be clicked is told before the reply that does not come. */
const CLICK_LIMIT_MS = 15_000

/** From the click on Roll until the result is painted, less what the operator says it took itself. */
export async function measureDice(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(bench, subject, async (page, stage) => {
    await page.goto(stage.address + ROUTES.dice, { waitUntil: 'commit' })
    // An earlier round of the demo player is there: dice knows its seeds.
    await page.locator('[data-testid=round-result][data-round]').waitFor({ timeout: LIMIT_MS })
    for (let index = 0; index < WARM_UP + BETS; index += 1) {
      const took = await oneBet(page)
      if (index >= WARM_UP) bench.measured.add(subject, 'dice', took)
    }
  })
}

async function oneBet(page: Page): Promise<number> {
  const roll = page.getByRole('button', { name: 'Roll', exact: true })
  await page.evaluate(() => {
    window.__bench.awaitResult({
      event: 'click',
      within: 'main',
      selector: '[data-testid=round-result]',
      attribute: 'data-round',
    })
  })
  const [reply] = await Promise.all([
    page.waitForResponse(isBet, { timeout: LIMIT_MS }),
    roll.click({ timeout: CLICK_LIMIT_MS }).catch(() => Promise.reject(new Error('Roll cannot be clicked'))),
  ])
  const took = await page.evaluate((limit) => window.__bench.within(window.__bench.result, limit), LIMIT_MS)
  const own = operatorTime(await reply.headerValue('server-timing'))
  if (took === null) throw new Error('a bet brought no result on screen')
  if (own === null) throw new Error('the operator does not say how long it took')
  return took - own
}

function isBet(response: Response): boolean {
  return response.request().method() === betDice.method && new URL(response.url()).pathname === betDice.path
}

/** The sum of what Server-Timing tells, ms. */
function operatorTime(header: string | null): number | null {
  const parts = [...(header ?? '').matchAll(/dur=([\d.]+)/g)].map(([, duration]) => Number(duration))
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : null
}
