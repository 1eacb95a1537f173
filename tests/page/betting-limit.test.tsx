import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BetSlipRow, SlipSelection } from '#db/view.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import { isDisabled, isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { dayLimit, protectionRow } from './support/protection-row.ts'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const slip = page.getByRole('region', { name: say('betting.slip'), exact: true })
const amounts = slip.getByRole('textbox', { name: say('bet.amount'), exact: true })
const place = slip.getByRole('button', { name: say('betting.slip.place'), exact: true })
const LEFT = 'Wagering limit, 24 hours: ₽5.00 left'

/** The winner of a match that begins tomorrow. */
function makeSelection(event: string): SlipSelection {
  const start = Date.now() + 86_400_000
  return {
    event: { id: event, sport: 'football', league: 'l', home: `Home ${event}`, away: `Away ${event}`, start },
    market: { id: 'result', group: 'result', period: 0, line: null },
    outcome: 'home',
    odds: toOdds(2_000),
    isLive: false,
  }
}

/** Opens betting for a player who may still stake ₽5 today. */
function openSlip(kind: BetSlipRow['kind']) {
  return openApp('/betting', {
    fill: async (database) => {
      await signIn(database)
      const limits = [{ ...dayLimit('stake', minor(2_000)), used: minor(1_500) }]
      await database.protection.put(protectionRow(PLAYER_ID, { limits }))
      const selections = ['a', 'b'].map(makeSelection)
      await database.betSlip.put({ id: 'slip', kind, accept: 'better', selections, revision: 1 })
    },
  })
}

test('singles that are together above a limit are disabled, and the button names what is left', async () => {
  const { worker } = await openSlip('single')
  const refreshes = () => worker.getArguments('protection.refresh').length
  await isOn(place)
  await amounts.first().fill('3')
  await amounts.last().fill('2')
  await isOn(place)
  // Betting has fetched the figures of its line by itself.
  await expect.poll(refreshes).toBeGreaterThan(0)
  const before = refreshes()
  await amounts.last().fill('2.01')
  await isDisabled(place, LEFT)
  await place.click({ force: true })
  expect(worker.getArguments('betting.bet')).toEqual([])
  // What was won meanwhile may have made room: the operator's figures are fetched.
  await expect.poll(refreshes).toBeGreaterThan(before)
})

test('an accumulator above a limit is disabled until the limit leaves room', async () => {
  const { database } = await openSlip('accumulator')
  await amounts.fill('6')
  await isDisabled(place, LEFT)
  await database.protection.toCollection().modify({ limits: [dayLimit('stake', minor(2_000))] })
  await isOn(place)
})

test('betting says before the odds that a break is on, and until when, within the space of the line that is there', async () => {
  await page.viewport(360, 740)
  const until = Date.UTC(2027, 4, 28, 10)
  const { database } = await openApp('/betting', {
    fill: async (database) => {
      await signIn(database)
      await database.protection.put(protectionRow(PLAYER_ID, {}))
    },
  })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(page.getByRole('textbox', { name: say('betting.search'), exact: true })).toBeVisible()
  const top = heading.element().getBoundingClientRect().top
  await database.protection.put(protectionRow(PLAYER_ID, { breakUntil: until }))
  const note = page.getByRole('main').getByRole('link', { name: /until\sMay\s28,\s2027/ })
  await expect.element(note).toHaveAttribute('href', '/profile/setting/limits')
  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    heading.element().getBoundingClientRect().top,
  )
  expect(heading.element().getBoundingClientRect().top).toBe(top)
})
