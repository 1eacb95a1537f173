import type { BrowserContext } from '@playwright/test'
import { isOn } from '../e2e/pages/description.ts'
import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from '../e2e/support/fixtures.ts'
import { readBalance } from '../e2e/support/wallet.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { TableTab, pressAtOnce } from './support/seat.ts'
import { FAULT_TABLES, getCalls, cashOutElsewhere, newestRound } from './support/tables.ts'
import { say, saying } from '../e2e/support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

const CHECKING = saying('bet.off.checking')
type Calls = { endpoint: string; path: string }

/**
 * Counts a call: how often pages sent it, with how many keys it reached the operator (after a cut connection the
 * browser itself repeats a request with the same key), and how often it was processed.
 */
function tally(context: BrowserContext, control: ControlClient, { endpoint, path }: Calls) {
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) sent += 1
  })
  return async () => {
    const byPages = (await control.requests({ endpoint })).filter(({ headers }) => headers['origin'] !== undefined)
    const keys = new Set(byPages.map(({ headers }) => headers['idempotency-key'] ?? ''))
    const { betsSettled } = await control.counters()
    const settled = [...keys].reduce((sum, key) => sum + (betsSettled[key] ?? 0), 0)
    return { sent, keys: keys.size, settled }
  }
}

/** Expects `count` bets, each sent once, with its own key, and settled once. */
const bets = (count: number) => ({ sent: count, keys: count, settled: count })

/** The table whose bets are part of the gate. */
const GATE_TABLE = 'dice'

/** One table whose bet is its outcome and one with steps: all games share their code, and worker tests try each game. */
const SHOWN: ReadonlySet<string> = new Set(['dice', 'hilo'])

for (const table of FAULT_TABLES.filter(({ game }) => SHOWN.has(game))) {
  test(`${table.game}: settles each bet once, with double presses, cuts, no network, a killed tab and two tabs${table.game === GATE_TABLE ? ' @gate' : ''}`, async ({
    call,
    context,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    quiet.allow(REJECTED_BY_OPERATOR)
    const { email, token } = await players.enter({ balance: '1000.00' })
    if (table.steps) await control.seedOriginal({ email, ...table.steps.seeds })
    const calls = getCalls(table.game)
    const match = { endpoint: calls.bet.endpoint }
    const counted = tally(context, control, calls.bet)
    const countedSteps = calls.act && tally(context, control, calls.act)
    const newest = () => newestRound(table.game, call, token)
    let seat = new TableTab(page, table)

    /** Ends the round if it is still open, so that another bet can be placed. */
    async function end(): Promise<void> {
      const { steps } = table
      if (!steps) return
      await steps.press(seat.casino, 0).click()
      await expect.poll(async () => (await newest()).step).toBe(1)
      await seat.stands(await newest())
      await steps.cashOut(seat.casino).click()
      await expect.poll(async () => (await newest()).outcome).not.toBe('open')
      await seat.stands(await newest())
    }

    await seat.sit()
    await test.step('two clicks and Enter at the same time count as one bet', async () => {
      const before = await newest()
      await seat.ready()
      const faultId = await control.fault({ match, hold: 'after', times: 0 })
      await pressAtOnce(seat.bet)
      // The operator has received the bet before the reply is released.
      await expect.poll(async () => (await newest()).id).not.toBe(before.id)
      await control.release(faultId)
      await seat.stands(await newest())
      // The second press was ignored: no rejection is shown.
      await expect(seat.disabledReason).toBeEmpty()
      expect(await counted()).toEqual(bets(1))
      await end()
    })

    await test.step('the reply to an accepted bet is cut', async () => {
      const before = await newest()
      const cut = await control.fault({ match, kind: 'cutAfter', times: 0 })
      const asked = await control.fault({ match: { endpoint: calls.betByKey }, hold: 'before', times: 0 })
      await seat.placeBet()
      await seat.isOff(CHECKING)
      await pressAtOnce(seat.bet)
      await control.release(asked)
      await expect(seat.disabledReason).not.toContainText(CHECKING)
      const found = await newest()
      expect(found.id).not.toBe(before.id)
      await seat.stands(found)
      await control.cancelFault(cut)
      expect(await counted()).toEqual(bets(2))
      await end()
    })

    await test.step('a press without network sends nothing', async () => {
      await seat.ready()
      await context.setOffline(true)
      await seat.isOff(saying('bet.off.offline'))
      await pressAtOnce(seat.bet)
      await context.setOffline(false)
      await isOn(seat.bet)
    })

    await test.step('the tab is killed while a bet is being sent', async () => {
      const before = await newest()
      const faultId = await control.fault({ match, hold: 'after', times: 0 })
      await seat.placeBet()
      await expect.poll(async () => (await newest()).id).not.toBe(before.id)
      await seat.page.close()
      await control.release(faultId)
      seat = new TableTab(await context.newPage(), table)
      await seat.sit()
      await seat.stands(await newest())
      // A bet queued during the press without network would have been sent before this one.
      expect(await counted()).toEqual(bets(3))
    })

    const second = new TableTab(await context.newPage(), table)
    let count = 3
    await test.step('a second tab shows the same round, and the first tab shows what is played there', async () => {
      await second.sit()
      await second.stands(await newest())
      if (table.steps) return
      const before = await newest()
      await second.placeBet()
      await expect.poll(async () => (await newest()).id).not.toBe(before.id)
      await second.stands(await newest())
      await seat.stands(await newest())
      expect(await counted()).toEqual(bets((count += 1)))
    })

    const { act } = calls
    if (table.steps && act && countedSteps) {
      const { press, cashOut, seeds } = table.steps
      const match = { endpoint: act.endpoint }

      await test.step('a step is pressed twice at once, and its reply is cut', async () => {
        const before = await countedSteps()
        await isOn(press(seat.casino, 0))
        const cut = await control.fault({ match, kind: 'cutAfter', times: 0 })
        const asked = await control.fault({ match: { endpoint: calls.actByKey }, hold: 'before', times: 0 })
        await pressAtOnce(press(seat.casino, 0))
        await expect(seat.disabledReason).toContainText(CHECKING)
        await pressAtOnce(press(seat.casino, 1))
        await control.release(asked)
        await expect(seat.disabledReason).not.toContainText(CHECKING)
        await control.cancelFault(cut)
        expect(await newest()).toMatchObject({ step: 1, outcome: 'open' })
        await seat.stands(await newest())
        await second.stands(await newest())
        expect(await countedSteps()).toEqual({ ...before, sent: before.sent + 1, keys: before.keys + 1 })
      })

      await test.step('another device has ended the round', async () => {
        await cashOutElsewhere(seeds.game, call, token)
        await isOn(cashOut(seat.casino))
        await press(seat.casino, 1).click()
        await expect(seat.disabledReason).toContainText(say('original.roundOver'))
        await seat.stands(await newest())
        await second.stands(await newest())
        expect(await newest()).not.toMatchObject({ outcome: 'open' })
      })
    }

    const amount = table.amount?.(seat.casino)
    if (amount) {
      await test.step('an amount outside the limits is rejected', async () => {
        await seat.ready()
        await amount.fill('99999999')
        await pressAtOnce(seat.bet)
        await expect(amount).toHaveAttribute('aria-invalid', 'true')
        await expect(amount).toHaveAccessibleDescription(saying('bet.amount.above'))
        await expect(amount).toHaveValue('99999999')
      })
    }
    await seat.casino.frame.hasBalance(await readBalance(control, { email }))
    expect(await counted()).toEqual(bets(count))
    const stepped = table.steps && (await countedSteps?.())
    if (stepped) expect(stepped.keys).toBe(stepped.sent)
    const ofSteps = stepped ? `; ${stepped.sent} steps, each sent once, under a key of its own` : ''
    console.log(`${table.game}: ${count} bets, each sent once, under a key of its own, and settled once${ofSteps}`)
  })
}
