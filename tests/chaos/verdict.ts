import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { minor, toDecimal } from '#domain/money/money.ts'
import { say } from '../e2e/support/texts.ts'
import { heal } from './faults.ts'
import { type ChaosStep, TABS, type TabName } from './plan.ts'
import { logIn } from './player-steps.ts'
import type { ChaosScene } from './scene.ts'

/** How long after the network's return everything has to be in order, ms; more on a busy machine. */
const WITHIN_MS = Number(process.env['CHAOS_WITHIN_MS'] ?? 20_000)
const LOOK_EVERY_MS = 300

/** Steps after which a player may have to log in again. */
const LOG_OUTS: readonly ChaosStep['kind'][] = ['logOut', 'expireToken', 'clearStorage', 'takeBreak']

/** What is wrong in the end, a line each, and how long the pages took to be in order. */
export type RunVerdict = { problems: string[]; calmMs: number }

/**
 * Ends all faults, and compares screens, journal and ledger: the same balance, the same bets, nothing pending or busy.
 * A tab is logged out, or a player in a break, only where one of the steps is the cause.
 */
export async function judge(scene: ChaosScene, steps: readonly ChaosStep[]): Promise<RunVerdict> {
  const { operator, tabs, errors } = scene
  await operator.start()
  await heal(operator.control)
  for (const { profile } of Object.values(tabs)) await profile.context.setOffline(false)
  for (const name of TABS) await scene.getPage(name)
  const since = Date.now()
  const problems = await waitForOrder(scene, steps, since)
  const calmMs = Date.now() - since
  if (problems.length === 0) {
    for (const name of ['first', 'rival'] as const) problems.push(...(await playOnce(scene, steps, name)))
    problems.push(...(await waitForOrder(scene, steps, Date.now())))
  }
  problems.push(...(await auditLedger(scene)), ...errors)
  return { problems, calmMs }
}

/** Waits until no tab has a problem; what is left after `WITHIN_MS` is returned. */
async function waitForOrder(scene: ChaosScene, steps: readonly ChaosStep[], since: number): Promise<string[]> {
  for (;;) {
    const found = await Promise.all(TABS.map((name) => findProblems(scene, steps, name)))
    const problems = found.flat()
    if (problems.length === 0 || Date.now() - since > WITHIN_MS) return problems
    await pause(LOOK_EVERY_MS)
  }
}

/** Whether the steps have one of these kinds in a tab's browser: its tabs share what is stored. */
function hasStep(scene: ChaosScene, steps: readonly ChaosStep[], name: TabName, kinds: readonly ChaosStep['kind'][]) {
  const { profile } = scene.tabs[name]
  return steps.some((step) => kinds.includes(step.kind) && 'tab' in step && scene.tabs[step.tab].profile === profile)
}

async function findProblems(scene: ChaosScene, steps: readonly ChaosStep[], name: TabName): Promise<string[]> {
  const { player } = scene.tabs[name].profile
  const page = await scene.getPage(name)
  const seen = await orNullAfter(page.evaluate(readPage), 5_000)
  if (seen === null) return [`${name}: the page does not answer`]
  if (seen.isGuest) {
    if (!hasStep(scene, steps, name, LOG_OUTS)) return [`${name}: logged out, without a step that does so`]
    await orNullAfter(logIn(page, player), 5_000)
    return [`${name}: logged out`]
  }
  const { balance } = await scene.operator.control.wallet(player.email)
  const due = toDecimal(minor(balance))
  const unsettled = seen.intents.filter(({ state }) => state === 'sent' || state === 'unknown')
  const wrong = [
    seen.balance === due ? null : `balance ${seen.balance}, in the ledger ${due}`,
    unsettled.length === 0 ? null : `unsettled: ${unsettled.map(({ kind, state }) => `${kind} ${state}`).join(', ')}`,
    seen.unsent === 0 ? null : `${seen.unsent} calls not sent`,
    seen.busy.length === 0 ? null : `busy at ${seen.path}: ${seen.busy.join(', ')}`,
    seen.isOffline ? 'says that it is offline' : null,
  ]
  return wrong.filter((each) => each !== null).map((each) => `${name}: ${each}`)
}

/** In the page: what it shows, what its journal says of each intent, and how many calls wait. */
async function readPage() {
  const wait = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const read = async (name: string, store: string): Promise<Record<string, unknown>[]> => {
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
    const database = await wait(indexedDB.open(name))
    try {
      return await wait(database.transaction(store).objectStore(store).getAll())
    } finally {
      database.close()
    }
  }
  const intents = await read('MyDatabase', 'intents')
  const outbox = await read('MyDatabase', 'outbox')
  const queued = await read('workbox-background-sync', 'requests').catch(() => [])
  const shown = document.querySelector<HTMLElement>('header [data-testid=balance]')
  const busy = Array.from(document.querySelectorAll('[aria-busy=true]')).filter((each) => each.checkVisibility())
  return {
    balance: shown?.dataset['value'] ?? null,
    isGuest: !shown && document.querySelector('header')?.textContent.includes('Log in') === true,
    isOffline: Array.from(document.querySelectorAll('[role=status]')).some(
      (each) => each.getAttribute('aria-label') === 'You are offline' && each.checkVisibility(),
    ),
    intents: intents.map(({ key, kind, state }) => ({ key: String(key), kind: String(kind), state: String(state) })),
    unsent: outbox.length + queued.length,
    busy: busy.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    path: location.pathname,
  }
}

/** Places one bet more: the page is usable. In a break it must not be. */
async function playOnce(scene: ChaosScene, steps: readonly ChaosStep[], name: TabName): Promise<string[]> {
  const page = await scene.getPage(name)
  const roll = page.getByRole('button', { name: 'Roll', exact: true })
  const round = page.getByTestId('round-result')
  const readRound = () => round.getAttribute('data-round', { timeout: 300 }).catch(() => null)
  const address = `${scene.home}/games/dice`
  const until = Date.now() + WITHIN_MS
  let before: string | null = null
  let isPressed = false
  while (Date.now() < until) {
    // A page that reloads into a new build at this moment aborts the way to another address.
    if (page.url() !== address) await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
    await answerDialogs(page)
    if (await isInBreak(page))
      return hasStep(scene, steps, name, ['takeBreak']) ? [] : [`${name}: in a break that nobody took`]
    if (isPressed) {
      const now = await readRound()
      if (now && now !== before) return []
    } else if (await isReady(page)) {
      before = await readRound()
      isPressed = await roll.click({ timeout: 1_000 }).then(
        () => true,
        () => false,
      )
    }
    await pause(LOOK_EVERY_MS)
  }
  const disabledReason = await orNullAfter(page.locator('#bet-why').textContent({ timeout: 500 }), 1_000)
  await page.screenshot({ path: `test-results/chaos-${name}.png`, timeout: 5_000 }).catch(() => undefined)
  return [`${name}: ${isPressed ? 'no result of' : 'not ready for'} a bet at dice: ${disabledReason ?? ''}`]
}

async function isReady(page: Page): Promise<boolean> {
  const state = await orNullAfter(
    page.evaluate(() => ({
      isPlayer: document.querySelector('header [data-testid=balance]') !== null,
      isPractice: document.querySelector('[data-testid=original-round]')?.getAttribute('data-mode') === 'practice',
    })),
    2_000,
  )
  if (!state?.isPlayer) return false
  if (!state.isPractice) return true
  await page
    .getByRole('main')
    .getByText(say('practice.money'), { exact: true })
    .click({ force: true, timeout: 1_000 })
    .catch(() => undefined)
  return false
}

async function isInBreak(page: Page): Promise<boolean> {
  const [before = ''] = say('protection.block.timeOut', { until: '|' }).split('|')
  return page
    .getByRole('heading', { name: before })
    .isVisible()
    .catch(() => false)
}

/** Closes what opened by itself: a payment's success, a reality check. */
async function answerDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (
    !(await dialog
      .first()
      .isVisible()
      .catch(() => false))
  )
    return
  const going = dialog.getByRole('button', { name: say('realityCheck.continue'), exact: true })
  if (await going.isVisible().catch(() => false)) await going.click({ timeout: 1_000 }).catch(() => undefined)
  else await page.keyboard.press('Escape').catch(() => undefined)
}

/**
 * The ledger adds up, has each accepted bet and withdrawal and each paid deposit once, and agrees with the journals of
 * the browsers: a bet that they have as accepted is in it, and a rejected one is not.
 */
async function auditLedger(scene: ChaosScene): Promise<string[]> {
  const { control } = scene.operator
  const { sums, drifted, unbalanced } = await control.ledgerSum()
  const { betsSettled, depositsCredited, payoutsBooked } = await control.counters()
  const wrong = Object.values(sums).some((sum) => sum !== 0) || drifted !== 0 || unbalanced !== 0
  const notOnce = Object.entries({ ...betsSettled, ...depositsCredited, ...payoutsBooked }).filter(
    ([, times]) => times !== 1,
  )
  return [
    ...(wrong ? [`the ledger does not add up: ${JSON.stringify({ sums, drifted, unbalanced })}`] : []),
    ...notOnce.map(([key, times]) => `${key} is in the ledger ${times} times`),
    ...(await auditJournal(scene, 'first', { ...betsSettled, ...payoutsBooked })),
    ...(await auditJournal(scene, 'rival', { ...betsSettled, ...payoutsBooked })),
  ]
}

async function auditJournal(scene: ChaosScene, name: TabName, booked: Record<string, number>): Promise<string[]> {
  let seen = null
  // A page that reloads into a new build at this moment does not answer.
  for (const until = Date.now() + WITHIN_MS; seen === null && Date.now() < until; await pause(LOOK_EVERY_MS))
    seen = await orNullAfter((await scene.getPage(name)).evaluate(readPage), 5_000)
  if (seen === null) return [`${name}: the journal cannot be read`]
  return seen.intents.flatMap(({ key, kind, state }) => {
    if (!kind.endsWith('.bet') && kind !== 'payout') return []
    const isBooked = (booked[key] ?? 0) > 0
    if (isBooked && state === 'refused') return [`${name}: ${kind} ${key} is refused, but in the ledger`]
    const isDone = state === 'accepted' || state === 'settled'
    return isDone && !isBooked ? [`${name}: ${kind} ${key} is ${state}, but not in the ledger`] : []
  })
}

/** The value of a promise; null if it fails or takes longer. */
export function orNullAfter<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  return Promise.race([promise.catch(() => null), pause(ms, null, { ref: false })])
}
