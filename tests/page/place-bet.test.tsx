import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BetSlipRow, SlipSelection } from '#db/view.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { type Odds, toOdds } from '#domain/betting/odds.ts'
import { wait } from '#domain/browser/wait.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

/** Longer than a change must be on the screen before a press can be meant for it, ms. */
const SEEN_MS = 500

const slip = page.getByRole('region', { name: say('betting.slip'), exact: true })
const place = slip.getByRole('button', { name: say('betting.slip.place'), exact: true })
const accept = (odds: string) => slip.getByRole('button', { name: say('betting.slip.accept', { odds }), exact: true })

const START = Date.now() + 86_400_000
const MARKET = { id: 'result', group: 'result', period: 0, line: null } as const
const sides = (event: string) =>
  ({ id: event, sport: 'football', league: 'l', home: `Home ${event}`, away: `Away ${event}`, start: START }) as const

const makeSelection = (event: string): SlipSelection => ({
  event: sides(event),
  market: MARKET,
  outcome: 'home',
  odds: toOdds(2_000),
  isLive: false,
})

/** What the operator reports of the selection's event. */
async function report(database: MyDatabase, event: string, odds: Odds, suspended = false): Promise<void> {
  const state = { phase: 'upcoming', period: 0, minute: null, pause: false } as const
  const markets = [{ ...MARKET, suspended, outcomes: [{ id: 'home', odds }] }]
  await database.topics.put({
    id: `betting:event:${event}`,
    asOf: Date.now(),
    state: { event: { ...sides(event), ...state, score: [0, 0], periods: [] }, markets },
  })
}

async function openSlip(kind: BetSlipRow['kind'], events: readonly string[]) {
  return openApp('/betting', {
    fill: async (database) => {
      await signIn(database)
      for (const event of events) await report(database, event, toOdds(2_000))
      const selections = events.map(makeSelection)
      await database.betSlip.put({ id: 'slip', kind, accept: 'better', selections, revision: 1 })
    },
    commands: { betting: { bet: () => new Promise(() => undefined) } },
  })
}

test('odds that fall are accepted and placed by one press, which names them', async () => {
  const { database, worker } = await openSlip('accumulator', ['a', 'b'])
  await expect.element(place).toBeEnabled()
  await report(database, 'a', toOdds(1_900))
  await expect.element(accept('3.80')).toBeEnabled()
  await report(database, 'a', toOdds(1_800))
  await expect.element(accept('3.60')).toBeEnabled()
  await expect.element(slip.getByRole('button', { name: /^Take/ })).not.toBeInTheDocument()
  await wait(SEEN_MS)
  await accept('3.60').click()
  const odds = [1_800, 2_000].map((each) => ({ odds: each }))
  await expect.poll(() => worker.getArguments('betting.bet')).toMatchObject([{ selections: odds }])
  // The figure of the press stays while the bet is on its way.
  await report(database, 'a', toOdds(1_500))
  await expect.element(accept('3.60')).toHaveAttribute('aria-busy', 'true')
})

test('a press on odds that have changed under the finger places nothing', async () => {
  const { database, worker } = await openSlip('single', ['a'])
  await expect.element(place).toBeEnabled()
  await wait(SEEN_MS)
  // In the moment of the change, however slow the machine is.
  const pressed = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      const button = accept('1.80').query()
      if (!button) return
      watcher.disconnect()
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      resolve()
    })
    watcher.observe(slip.element(), { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await report(database, 'a', toOdds(1_800))
  await pressed
  await wait(50)
  expect(worker.getArguments('betting.bet')).toEqual([])
})

test('one selection of what was an accumulator is a single that can be placed', async () => {
  const { worker } = await openSlip('accumulator', ['a'])
  await expect
    .element(slip.getByRole('tab', { name: say('betting.kind.single') }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(place).toBeEnabled()
  await slip.getByRole('tab', { name: say('betting.kind.accumulator') }).click()
  await expect.element(page.getByText(say('betting.slip.needTwo'), { exact: true })).toBeVisible()
  expect(worker.getArguments('betting.slip.setKind')).toEqual([])
})

test('an accumulator of three becomes one of two only when the player has been asked', async () => {
  const { database, worker } = await openSlip('accumulator', ['a', 'b', 'c'])
  await expect.element(place).toBeEnabled()
  await report(database, 'b', toOdds(2_000), true)
  await expect.element(slip.getByText(saying('betting.problem.suspended'))).toBeVisible()
  await place.click()
  await expect.element(slip.getByText(saying('betting.slip.asks', { count: 2, all: 3 }))).toBeVisible()
  expect(worker.getArguments('betting.bet')).toEqual([])
  await place.click()
  const events = [{ event: { id: 'a' } }, { event: { id: 'c' } }].map(({ event }) => ({ event: event.id }))
  await expect.poll(() => worker.getArguments('betting.bet')).toMatchObject([{ selections: events }])
})

test('odds that move back and forth are announced once, and their price silently', async () => {
  const { database } = await openSlip('single', ['a'])
  await expect.element(place).toBeEnabled()
  const said: string[] = []
  // The innermost live region decides; one that is inserted with its text is read as well.
  const read = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    const live = element?.closest('output, [aria-live], [role=alert], [role=status]')
    if (live && live.getAttribute('aria-live') !== 'off' && node.textContent) said.push(node.textContent)
    else if (node instanceof Element) [...node.children].forEach(read)
  }
  const watcher = new MutationObserver((records) =>
    records.forEach(({ type, target, addedNodes }) => (type === 'childList' ? addedNodes.forEach(read) : read(target))),
  )
  watcher.observe(slip.element(), { childList: true, characterData: true, subtree: true })
  for (const odds of [1_900, 2_000, 1_800, 1_700]) {
    await report(database, 'a', toOdds(odds))
    await expect.element(odds === 2_000 ? place : accept((odds / 1_000).toFixed(2))).toBeVisible()
  }
  watcher.disconnect()
  expect(said).toEqual([say('betting.slip.changed')])
})

test('a bet that comes too soon says when the next may go out', async () => {
  const { worker } = await openSlip('single', ['a'])
  const error = { code: 'tooMany', status: 429, retry: true, retryAt: Date.now() + 45_000 } as const
  worker.commands = { ...worker.commands, betting: { bet: async () => ({ ok: false, error }) } }
  await expect.element(place).toBeEnabled()
  await wait(SEEN_MS)
  await place.click()
  await expect
    .element(slip.getByText(say('error.tooMany')))
    .toHaveTextContent(/You can try again after \d{1,2}:\d\d:\d\d\s[AP]M\.$/)
})
