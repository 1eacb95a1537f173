import type { Locator } from '@playwright/test'
import { isOn } from '../e2e/pages/description.ts'
import { expect, test } from '../e2e/support/fixtures.ts'
import { DelayedReplies } from './support/delayed-replies.ts'
import { TableTab, clickTwiceAtOnce } from './support/seat.ts'
import { FAULT_TABLES, getCalls, newestRound } from './support/tables.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

/** One table whose bet is its outcome and one with steps: all games share their code, and worker tests try each game. */
const SHOWN: ReadonlySet<string> = new Set(['dice', 'hilo'])

for (const table of FAULT_TABLES.filter(({ game }) => SHOWN.has(game))) {
  test(`${table.game}: accepts a press as soon as the outcome is visible, before the reply has arrived`, async ({
    call,
    control,
    page,
    players,
  }) => {
    const { email, token } = await players.enter({ balance: '1000.00' })
    if (table.steps) await control.seedOriginal({ email, ...table.steps.seeds })
    const calls = getCalls(table.game)
    const newest = () => newestRound(table.game, call, token)
    const keys = async (endpoint: string) =>
      new Set((await control.requests({ endpoint })).map(({ headers }) => headers['idempotency-key'])).size
    const replies = new DelayedReplies(page)
    await replies.prepare()
    const seat = new TableTab(page, table)
    await seat.sit()
    await seat.ready()

    /** Presses, waits for the visible outcome before the reply, presses again, and then releases the replies. */
    async function pressOn(first: Locator, then: Locator): Promise<void> {
      const before = await newest()
      await replies.hold()
      await first.click()
      await expect.poll(newest).not.toEqual(before)
      const seen = await newest()
      await seat.stands(seen)
      if (then === seat.bet) await seat.ready()
      await isOn(then)
      await clickTwiceAtOnce(then)
      await replies.release()
      await expect.poll(newest).not.toEqual(seen)
      await seat.stands(await newest())
      await expect(seat.disabledReason).toBeEmpty()
    }

    const { steps } = table
    if (!steps) {
      await pressOn(seat.bet, seat.bet)
      expect(await keys(calls.bet.endpoint)).toBe(2)
      return
    }
    await pressOn(seat.bet, steps.press(seat.casino, 0))
    await pressOn(steps.press(seat.casino, 1), steps.cashOut(seat.casino))
    expect(await keys(calls.bet.endpoint)).toBe(1)
    expect(await keys(calls.act?.endpoint ?? '')).toBe(3)
  })
}
