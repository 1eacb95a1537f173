import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from 'playwright'
import { ROUTES } from '#src/base/routes.ts'
import { crashMultiplier } from '#domain/games/crash.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import type { MeasuredVisit } from './stage.ts'

/** Bets are accepted for this long, and as many cash out afterwards, so that the rate of messages stays the same. */
const BETTING_MS = 6_000
const RUNS_MS = { least: 7_000, most: 9_000 }
const OVER_MS = 1_500
const RUNS = { from: crashMultiplier(RUNS_MS.least), to: crashMultiplier(RUNS_MS.most) }
const LOOK_EVERY_MS = 50
const LIMIT_MS = 60_000

/** Opens the table of crash with rounds of the lengths needed here. */
export async function openCrash(page: Page, { control, address }: MeasuredVisit): Promise<void> {
  await control.crashRate({ perSecond: 0 })
  await control.set({ crashBettingMs: BETTING_MS, crashOverMs: OVER_MS })
  await control.crashNext(RUNS)
  // A guest's table is that of practice.
  const player = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }
  const { token } = await control.createPlayer(player)
  await page.context().addCookies([{ name: 'token', value: token, url: address }])
  await page.goto(address + ROUTES.crash, { waitUntil: 'commit' })
  await page.locator('[data-connection=live] [data-round]').waitFor({ timeout: LIMIT_MS })
}

/**
 * From the start of a round's betting, other players cause `perSecond` messages until `work` is done; returns how many
 * messages were sent.
 */
export async function inRound(control: ControlClient, perSecond: number, work: () => Promise<void>) {
  const before = (await control.crashRound())?.id
  await control.crashNext(RUNS)
  await until('a round of crash', async () => {
    const round = await control.crashRound()
    return round?.phase === 'betting' && round.id !== before
  })
  await control.crashRate({ perSecond, cashOuts: 1 })
  const since = Date.now()
  await work()
  await control.crashRate({ perSecond: 0 })
  const endedAt = Date.now()
  const { bets, out } = await readTotals(control)
  return { messages: bets + out, told: ((bets + out) * 1_000) / (endedAt - since), endedAt }
}

/** How long after `since` the page showed the round as the operator has it, ms. The page has to be watched. */
export async function rightScreen(page: Page, control: ControlClient, since: number): Promise<number> {
  let at = since
  await until('the right screen', async () => {
    const { bets, out } = await readTotals(control)
    const shown = await page.evaluate(() => window.__bench.screen?.now() ?? null)
    if (!shown || shown.cells['connection'] !== 'live') return false
    if (shown.cells['bets'] !== String(bets) || shown.cells['out'] !== String(out)) return false
    ;({ at } = shown)
    return true
  })
  return Math.max(0, at - since)
}

async function readTotals(control: ControlClient): Promise<{ bets: number; out: number }> {
  const round = await control.crashRound()
  if (!round) throw new Error('no round of crash is on')
  return { bets: round.totals.bets, out: round.totals.cashed_out }
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`${what} does not come`)
    await rest(LOOK_EVERY_MS)
  }
}
