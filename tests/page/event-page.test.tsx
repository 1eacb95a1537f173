import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toOdds } from '#domain/betting/odds.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const HOME = 'Wanderers of the Northern Steppe'
const AWAY = 'Almaty Eagles'
const odds = toOdds(2_000)

/** Opens a live match at 2:0; an outcome that is pressed is the one selection of the slip. */
async function openEvent(periods: [number, number][] = [[2, 0]]) {
  const app = await openApp('/betting/a', {
    commands: {
      betting: {
        slip: {
          add: async (selection) => {
            const slip = { id: 'slip', kind: 'single', accept: 'better', revision: 1 } as const
            await app.database.betSlip.put({ ...slip, selections: [selection] })
            return { ok: true, value: undefined }
          },
          remove: async () => {
            await app.database.betSlip.clear()
            return { ok: true, value: undefined }
          },
        },
      },
    },
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
          event: { ...event, ...state, score: [2, 0], periods },
          markets: [
            { ...result, outcomes: outcomes(['home', 'draw', 'away']) },
            { ...score, outcomes: outcomes(['0-0', '1-0', '1-3', '2-0', '2-1', '3-0']) },
          ],
        },
      })
    },
  })
  return app
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

/** Presses odds again at the moment at which they are in the slip, as the second half of a slow double click. */
function pressOnceTaken(button: Element): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (button.getAttribute('aria-pressed') !== 'true' || !(button instanceof HTMLElement)) return
      watcher.disconnect()
      button.click()
      resolve()
    })
    watcher.observe(button, { attributes: true })
  })
}

test('odds that are pressed twice within a double click stay in the slip, by mouse and by key', async () => {
  const { worker } = await openEvent()
  const outcomes = page.getByRole('group', { name: say('betting.market.result'), exact: true }).getByRole('button')
  await expect.element(outcomes.first()).toBeVisible()
  const again = pressOnceTaken(outcomes.first().element())
  await outcomes.first().click()
  await again
  await expect.element(outcomes.first()).toHaveAttribute('aria-pressed', 'true')
  outcomes.nth(2).element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(outcomes.nth(2)).toHaveAttribute('aria-pressed', 'true')
  expect(worker.getArguments('betting.slip.remove')).toEqual([])
  // A press that is meant takes them out again.
  await expect
    .poll(async () => {
      await outcomes.nth(2).click()
      return worker.getArguments('betting.slip.remove').length
    })
    .toBeGreaterThan(0)
  await expect.element(outcomes.nth(2)).toHaveAttribute('aria-pressed', 'false')
})

test.each([360, 1440])(
  'on a screen of %i px an event has its three outcomes in one row and names its score',
  async (width) => {
    await page.viewport(width, 800)
    await openEvent([
      [2, 0],
      [0, 0],
    ])
    const outcomes = page.getByRole('group', { name: say('betting.market.result'), exact: true }).getByRole('button')
    await expect.poll(() => outcomes.elements().length).toBe(3)
    expect(new Set(outcomes.elements().map((each) => Math.round(each.getBoundingClientRect().top))).size).toBe(1)
    expect(outcomes.elements().filter((each) => each.scrollWidth > each.clientWidth)).toEqual([])
    const head = page.getByRole('main').element().querySelector('header')
    expect(head?.textContent).toContain(say('betting.score'))
    const periods = [...(head?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(periods).toEqual([expect.stringMatching(/^1st half ?2:0$/), expect.stringMatching(/^2nd half ?0:0$/)])
    await page.viewport(1440, 900)
  },
)
