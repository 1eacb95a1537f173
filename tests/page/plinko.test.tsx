import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Result } from '#domain/calls/result.ts'
import { minor } from '#domain/money/money.ts'
import { isOn } from './pages/controls.ts'
import { balance } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { putPlinkoPair, settlePlinko } from './support/plinko-rounds.ts'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const BET = 'games.plinko.bet'
const FAILED: Result<void> = { ok: false, error: { code: 'funds', retry: false } }

afterEach(() => vi.restoreAllMocks())

/** From now on no ball lands by itself, however slow the machine is: the timers that end a fall are not begun. */
function stopFalls(): void {
  const begin = window.setTimeout.bind(window)
  const beginShort = (work: () => void, ms = 0) => (ms > 1_000 ? 0 : begin(work, ms))
  // Safe: the page begins its timers with a function and a time.
  vi.spyOn(window, 'setTimeout').mockImplementation(beginShort as unknown as typeof setTimeout)
}

/** Opens the table. Each bet waits until it is released, then its ball falls to the left edge, or the bet is rejected. */
async function openPlinko(units = 10_000) {
  const released: ((answer: 'settled' | 'rejected') => void)[] = []
  const app = await openApp('/games/plinko', {
    locale: 'en',
    commands: {
      games: {
        plinko: {
          refresh: async () => ({ ok: true, value: undefined }),
          bet: async (order) => {
            const answer = await new Promise((resolve) => released.push(resolve))
            if (answer === 'rejected') return FAILED
            await settlePlinko(app.database, order)
            return { ok: true, value: undefined }
          },
        },
      },
    },
    fill: async (database) => {
      const player = await logIn(database, { balance: units, currency: 'RUB' })
      await putPlinkoPair(database, player)
    },
  })
  const stage = page.getByTestId('stage')
  const drop = page.getByRole('button', { name: say('plinko.drop'), exact: true })
  await isOn(drop)
  const sent = () => app.worker.getArguments(BET)
  async function release(nth: number, answer: 'settled' | 'rejected' = 'settled'): Promise<void> {
    await expect.poll(() => released.length).toBe(nth)
    released[nth - 1]?.(answer)
  }
  /** Presses faster than Playwright, which waits for the button to be still. */
  async function press(): Promise<void> {
    drop.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  /** Waits until so many balls are in the air. */
  const fly = (balls: number) => expect.element(stage).toHaveAttribute('data-balls', String(balls))
  return { ...app, drop, sent, release, press, fly }
}

/** Every amount that the header shows from now on. */
function watchBalance(): string[] {
  const shown: string[] = []
  const element = balance.element()
  new MutationObserver(() => shown.push(element.getAttribute('data-value') ?? '')).observe(element, {
    attributeFilter: ['data-value'],
  })
  return shown
}

/** Longer than two renders, so that balls do not land in the same. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

test('each press is a bet of its own, sent when the one before it is settled', async () => {
  const { sent, release, press } = await openPlinko()
  await press()
  await press()
  await press()
  await expect.poll(sent).toHaveLength(1)
  await release(1)
  await expect.poll(sent).toHaveLength(2)
  await release(2)
  await release(3)
  await expect.poll(sent).toHaveLength(3)
  const keys = sent().map((order) => (order as { key: string }).key)
  expect(new Set(keys).size).toBe(3)
  await expect.element(page.getByTestId('round-result')).toHaveTextContent('110.00×')
})

test('a rejected bet ends the presses that wait', async () => {
  const { sent, release, press, drop } = await openPlinko()
  await press()
  await press()
  await release(1, 'rejected')
  await isOn(drop)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent()).toHaveLength(1)
})

test('another board pays in other slots', async () => {
  const { sent, release, press } = await openPlinko()
  await page.getByRole('radio', { name: '8', exact: true }).click({ force: true })
  await page.getByRole('radio', { name: say('keno.risk.high'), exact: true }).click({ force: true })
  await expect.element(page.getByTestId('stage').getByRole('listitem').first()).toHaveTextContent('30')
  await press()
  await release(1)
  expect(sent()).toEqual([expect.objectContaining({ bet: { rows: 8, risk: 'high' }, amount: 100 })])
  await expect.element(page.getByTestId('round-result')).toHaveTextContent('30.00×')
})

test('the header pays each ball when it lands, and each bet when it is placed', async () => {
  const { sent, release, press, fly } = await openPlinko()
  const shown = watchBalance()
  await press()
  await press()
  await press()
  await release(1)
  await fly(1)
  await pause()
  await release(2)
  await fly(2)
  await expect.poll(sent).toHaveLength(3)
  // Two land while the third is in flight.
  await fly(0)
  await release(3)
  await fly(1)
  await fly(0)
  expect(shown).toEqual(['99.00', '98.00', '97.00', '207.00', '317.00', '427.00'])
})

test('a ball pays into an empty header', async () => {
  const { release, press, fly } = await openPlinko(200)
  const shown = watchBalance()
  await press()
  await press()
  await release(1)
  await fly(1)
  await fly(0)
  expect(shown).toEqual(['1.00', '0.00', '110.00'])
})

test('a stake that the header does not cover ends the falls before it', async () => {
  const { release, press, fly } = await openPlinko(150)
  const shown = watchBalance()
  stopFalls()
  await press()
  await release(1)
  await fly(1)
  await press()
  await fly(0)
  expect(shown).toEqual(['0.50', '109.50'])
})

test('presses that the balance does not cover are not sent', async () => {
  const { sent, release, press, fly, database } = await openPlinko(250)
  await press()
  await press()
  // Spent on another device: 0.50 is left once the first has won.
  await database.wallets.toCollection().modify({ balance: minor(50 + 100 - 11_000), version: 2 })
  await release(1)
  await fly(1)
  await pause()
  expect(sent()).toHaveLength(1)
})

test('another board ends the presses that wait', async () => {
  const { sent, release, press, fly } = await openPlinko()
  await press()
  await press()
  await page.getByRole('radio', { name: say('keno.risk.low'), exact: true }).click({ force: true })
  await release(1)
  await fly(1)
  await pause()
  expect(sent()).toHaveLength(1)
})

test('a board that is chosen while a bet is in flight comes once its ball has landed, and the next bet is on it', async () => {
  const { sent, release, press, fly } = await openPlinko()
  const board = page.getByTestId('stage').getByRole('listitem')
  await press()
  const rows = page.getByRole('radio', { name: '8', exact: true })
  await rows.click({ force: true })
  await expect.element(rows).toBeChecked()
  expect(board.elements()).toHaveLength(17)
  await release(1)
  await fly(1)
  expect(board.elements()).toHaveLength(17)
  await fly(0)
  await expect.poll(() => board.elements().length).toBe(9)
  await press()
  // Two choices, and a press that waits for its turn.
  for (const name of [say('keno.risk.low'), '12']) {
    // A win over the whole screen takes the press that ends it.
    await expect.element(page.getByTestId('win-moment')).not.toBeInTheDocument()
    const choice = page.getByRole('radio', { name, exact: true })
    await choice.click({ force: true })
    await expect.element(choice).toBeChecked()
  }
  await press()
  await release(2)
  await expect.poll(sent).toHaveLength(3)
  expect(sent().map((order) => (order as { bet: object }).bet)).toEqual([
    { rows: 16, risk: 'medium' },
    { rows: 8, risk: 'medium' },
    { rows: 12, risk: 'low' },
  ])
})

test('another board ends the balls in the air, which land in none of its slots', async () => {
  const { release, press, fly } = await openPlinko()
  stopFalls()
  await press()
  await release(1)
  await fly(1)
  await page.getByRole('radio', { name: say('keno.risk.high'), exact: true }).click({ force: true })
  await fly(0)
  const slots = page.getByTestId('stage').getByRole('listitem').elements()
  expect(slots).toHaveLength(17)
  expect(slots.flatMap((slot) => slot.getAnimations())).toEqual([])
})

test('no ball of a player is in the air for the next one', async () => {
  const { release, press, fly, database } = await openPlinko()
  stopFalls()
  await press()
  await release(1)
  await fly(1)
  await logIn(database, { balance: 5_500 })
  await expect.element(balance).toHaveAttribute('data-value', '55.00')
  await fly(0)
})

test('each landing is announced, at most one a second', async () => {
  const { release, press, fly, screen, database } = await openPlinko()
  const region = screen.container.querySelector('section > output.sr-only')
  const at: number[] = []
  // An observer would hear of it only once a busy page has finished its task.
  const write = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.set
  if (region)
    Object.defineProperty(region, 'textContent', {
      set(text: string) {
        at.push(performance.now())
        write?.call(region, text)
      },
    })
  await press()
  await press()
  await press()
  for (const nth of [1, 2, 3]) {
    await release(nth)
    await pause()
  }
  await expect.poll(() => database.rounds.count()).toBe(3)
  await fly(0)
  // Two where the three land within a second; three where a slow machine draws them further apart, one where it draws
  // them at once.
  await expect.poll(() => at.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(at.slice(1).filter((time, nth) => time - (at[nth] ?? 0) < 990)).toEqual([])
})

test('a bet in flight does not end the moment of a win', async () => {
  const { release, press } = await openPlinko()
  await press()
  await release(1)
  const moment = page.getByTestId('win-moment')
  await expect.element(moment).toBeVisible()
  await press()
  await pause()
  await expect.element(moment).toBeVisible()
})
