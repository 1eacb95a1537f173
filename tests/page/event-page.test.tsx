import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toOdds } from '#domain/betting/odds.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const HOME = 'Wanderers of the Northern Steppe'
const AWAY = 'Almaty Eagles'
const odds = toOdds(2_000)

/** Opens a live match at 2:0. */
function openEvent() {
  return openApp('/betting/a', {
    fill: async (database) => {
      await signIn(database)
      const event = { id: 'a', sport: 'football', league: 'l', home: HOME, away: AWAY, start: Date.now() } as const
      const state = { phase: 'live', period: 1, minute: 30, pause: false } as const
      const result = { id: 'result', group: 'result', period: 0, line: null, suspended: false } as const
      const score = { id: 'score', group: 'score', period: 0, line: null, suspended: false } as const
      const outcomes = (ids: string[]) => ids.map((id) => ({ id, odds }))
      await database.topics.put({
        id: 'betting:event:a',
        asOf: Date.now(),
        state: {
          event: { ...event, ...state, score: [2, 0], periods: [[2, 0]] },
          markets: [
            { ...result, outcomes: outcomes(['home', 'draw', 'away']) },
            { ...score, outcomes: outcomes(['0-0', '1-0', '1-3', '2-0', '2-1', '3-0']) },
          ],
        },
      })
    },
  })
}

test('the exact scores of a live match are those that can still happen', async () => {
  await openEvent()
  const scores = page.getByRole('group', { name: say('betting.market.score'), exact: true }).getByRole('button')
  await expect.element(scores.first()).toHaveAccessibleName('2:0, 2.00')
  expect(scores.elements().map((each) => each.getAttribute('aria-label'))).toEqual(
    ['2:0', '2:1', '3:0'].map((each) => `${each}, 2.00`),
  )
})

test('on a phone the buttons have numbers, and a legend says whose they are', async () => {
  await page.viewport(360, 740)
  await openEvent()
  const outcomes = page.getByRole('group', { name: say('betting.market.result'), exact: true }).getByRole('button')
  await expect.element(outcomes.first()).toHaveAccessibleName(`${HOME}, 2.00`)
  const numbers = [...document.querySelectorAll('fieldset[data-group=result] [data-number]')]
  expect(numbers.map((each) => each.getAttribute('data-number'))).toEqual(['1', 'X', '2'])
  const isShown = () => numbers.map((each) => getComputedStyle(each).display !== 'none')
  expect(isShown()).toEqual([true, true, true])
  // What is read on a button is in its name.
  expect(outcomes.elements().map((each) => (each instanceof HTMLElement ? each.innerText : ''))).toEqual([
    '2.00',
    '2.00',
    '2.00',
  ])
  await expect.element(page.getByText(`1${HOME}X${say('betting.outcome.draw')}2${AWAY}`)).toBeVisible()
  await page.viewport(1440, 900)
  await expect.poll(isShown).toEqual([false, false, false])
  await expect.element(outcomes.first()).toHaveTextContent(HOME)
})
