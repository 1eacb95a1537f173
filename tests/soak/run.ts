import '../e2e/support/localhost.ts'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Page, chromium } from 'playwright'
import { BROWSER_ARGUMENTS, findTestBrowser } from '../browser.mjs'
import { disablePayIn } from '../e2e/support/pay-in-shut.ts'
import { turnTo } from '../e2e/pages/turn-to.ts'
import { controlWorkerTimers } from '../faults/support/worker-timers.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { createControlClient } from '../operator/control-client.ts'
import { startOperator } from '../operator/operator.ts'
import { type Usage, measureUsage } from './usage.ts'

/**
 * `npm run soak`: an hour's traffic in minutes, on one page that is never loaded again; prints what page, worker and
 * database take at its start and at its end. It measures and never fails. `-- --minutes 10 --messages 3600000`.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, messages: { type: 'string', default: '3600000' } },
})
const SECONDS = Number(values.minutes) * 60
/** What happens in the time of the run, as in an hour of play. */
const HOUR = { polls: 720, updateChecks: 180, routes: 200, dialogs: 50, rounds: 500 }
const CYCLES = 50
const POLL_MS = 5_000
/** For what still runs after the last message. */
const REST_MS = 3_000
const SITE = 'dist'
const ROUTES = ['/games/crash', '/slots', '/betting', '/games/dice'] as const

if (!existsSync(`${SITE}/index.html`)) {
  console.error('No build found: npm run build')
  process.exit(1)
}
const operator = await startOperator({ site: SITE, controlPort: 0, catalogue: SMALL_CATALOGUE })
const control = createControlClient(operator.controlPort ?? 0)
const executablePath = await findTestBrowser()
const browser = await chromium.launch({ args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) })
const [major] = browser.version().split('.')
const context = await browser.newContext({
  locale: 'en-US',
  reducedMotion: 'reduce',
  // The user agent of a normal Chromium: the headless one is treated as a bot.
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
})
await disablePayIn(context)
// tsx wraps functions in this helper, also those that are sent to a page.
await context.addInitScript('globalThis.__name = (named) => named')
const account = { email: 'soak@example.com', password: 'correct horse battery' }
const { token } = await control.createPlayer({ ...account, currency: 'RUB', balance: '100000.00' })
await context.addCookies([{ name: 'token', value: token, url: operator.address }])
await control.set({ crashBettingMs: 3_000, crashOverMs: 1_000 })
const page = await context.newPage()
const errors: string[] = []
page.on('pageerror', (error) => errors.push(error.message))
const endTimers = await controlWorkerTimers(page)
await page.goto(`${operator.address}/games/dice`)
await page.getByTestId('balance').first().waitFor()
await openInvoice(page)

const done = { polls: 0, updateChecks: 0, routes: 0, dialogs: 0, rounds: 0 }
const perSecond = Number(values.messages) / SECONDS
// Runs what is compiled and loaded at its first use.
for (let cycle = 0; cycle < 3; cycle += 1) await runCycle()
Object.assign(done, { polls: 0, updateChecks: 0, routes: 0, dialogs: 0, rounds: 0 })
const before = await atRest()
const started = Date.now()
for (let cycle = 0; cycle < CYCLES; cycle += 1) {
  const due = started + ((cycle + 1) * SECONDS * 1_000) / CYCLES
  await runCycle()
  await pause(Math.max(0, due - Date.now()))
  // Shows whether it grows for ever or settles.
  if (cycle % 10 === 9) console.log(`${cycle + 1} of ${CYCLES}: ${JSON.stringify(await atRest())}`)
}
const took = (Date.now() - started) / 1_000
const after = await atRest()
print(before, after)
console.log(
  `${took.toFixed(0)} s, about ${Math.round(perSecond * took)} messages, ${Object.entries(done)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}; errors: ${errors.length === 0 ? 'none' : errors.join('; ')}`,
)
await browser.close()
await operator.stop()

/** A fiftieth of the hour. */
async function runCycle(): Promise<void> {
  await control.feedRate(perSecond / 2)
  await control.crashRate({ perSecond: Math.ceil(perSecond / 2), cashOuts: 0.5 })
  for (const route of ROUTES) {
    await turnTo(page, route)
    done.routes += 1
    await pause(300)
  }
  await openDialog()
  for (let count = 0; count < HOUR.rounds / CYCLES; count += 1) await playRound()
  for (let count = 0; count < HOUR.polls / CYCLES; count += 1) {
    if (await endTimers(POLL_MS)) done.polls += 1
    await pause(50)
  }
  for (let count = 0; count < HOUR.updateChecks / CYCLES; count += 1) {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    done.updateChecks += 1
  }
}

async function openInvoice(on: Page): Promise<void> {
  await on.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
  const dialog = on.getByRole('dialog', { name: 'Deposit', exact: true })
  await dialog.getByRole('radio', { name: 'Bank card', exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('1000')
  const [popup] = await Promise.all([
    on.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Pay', exact: true }).click(),
  ])
  await popup.close()
  await on.keyboard.press('Escape')
}

async function openDialog(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('dialog').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  done.dialogs += 1
}

async function playRound(): Promise<void> {
  const round = page.getByTestId('round-result')
  const last = await round.getAttribute('data-round', { timeout: 1_000 }).catch(() => null)
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  await page.waitForFunction(
    (id) => {
      const now = document.querySelector('[data-testid=round-result]')?.getAttribute('data-round')
      return Boolean(now) && now !== id
    },
    last,
    { timeout: 30_000 },
  )
  done.rounds += 1
}

/** What is in use at the table of dice, without messages. */
async function atRest(): Promise<Usage> {
  await control.feedRate(0)
  await control.crashRate({ perSecond: 0 })
  await turnTo(page, '/games/dice')
  await pause(REST_MS)
  return { ...(await measureUsage(page)), sockets: (await control.counters()).socketsOpen }
}

function print(start: Usage, end: Usage): void {
  // Safe: both have the same keys.
  for (const name of Object.keys(start) as (keyof Usage)[]) {
    const [from, to] = [start[name], end[name]]
    const grown = from === 0 ? '' : ` (${(((to - from) / from) * 100).toFixed(1)} %)`
    console.log(`${name.padEnd(16)} ${String(from).padStart(12)} → ${String(to).padStart(12)}${grown}`)
  }
}
