import type { Page } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { isOn } from './pages/description.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const LONG = 600_000
/** Where a round crashes, in hundredths: not during a test, or at once. */
const HIGH = { from: 100_000, to: 10_000_000 }
const LOW = { from: 101, to: 105 }

/** The crash table on one player's page. */
function tableOn(page: Page) {
  const bets = page.getByRole('region', { name: say('crash.bets') })
  return {
    multiplier: page.getByTestId('crash-multiplier'),
    bet: page.getByRole('button', { name: 'Bet', exact: true }),
    cashOut: page.getByRole('button', { name: 'Cash out', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel bet', exact: true }),
    amount: page.getByRole('textbox', { name: 'Bet amount' }),
    result: page.getByTestId('round-result'),
    playerRow: bets.getByRole('row', { name: /^You / }),
    others: bets.getByRole('row').filter({ hasText: '••' }),
    list: bets.getByRole('button', { expanded: false }),
    sit: async () => {
      await page.goto('/games/crash')
      await expect(page.getByTestId('crash-multiplier')).toHaveAttribute('data-phase', 'betting')
    },
    phase: (phase: string) => expect(page.getByTestId('crash-multiplier')).toHaveAttribute('data-phase', phase),
  }
}

/** Lets the betting for a round last until the test starts the round. */
async function prepareRound(control: ControlClient, crash: typeof HIGH): Promise<void> {
  await control.set({ crashBettingMs: LONG, crashOverMs: LONG })
  await control.crashNext(crash)
}

test('two players in two browsers play one round and see each other’s bets and cash-outs @gate', async ({
  control,
  page,
  players,
  rivalPage,
}) => {
  await prepareRound(control, HIGH)
  await players.enter({ balance: '100.00' })
  await players.enter({ balance: '100.00' }, rivalPage.context())
  const [one, other] = [tableOn(page), tableOn(rivalPage)]
  await Promise.all([one.sit(), other.sit()])
  const round = await one.multiplier.getAttribute('data-round')
  expect(await other.multiplier.getAttribute('data-round')).toBe(round)

  await one.amount.fill('20')
  await one.bet.click()
  await other.bet.click()
  await one.list.click()
  await other.list.click()
  await expect(one.cancel).toBeVisible()
  await expect(one.others).toContainText('₽1.00')
  await expect(other.others).toContainText('₽20.00')
  await expect(other.playerRow).toContainText('₽1.00')

  await control.crashStart()
  await Promise.all([one.phase('running'), other.phase('running')])
  await one.cashOut.click()
  await expect(one.result).toHaveAttribute('data-round', round ?? '')
  // The row comes from the topic of the round and the result from the topic of the player, so each arrives on its own.
  const cell = one.playerRow.getByRole('cell').nth(2)
  await expect(cell).toHaveText(/^\d+\.\d\d×$/)
  const shown = (await cell.textContent()) ?? ''
  await expect(other.others).toContainText(shown)
  await expect(one.result).toContainText(shown)
  // The round goes on for the other player.
  await other.phase('running')
  await expect(other.cashOut).toBeVisible()
})

test('a cash-out without a connection is unconfirmed, never won, until the operator has replied @gate', async ({
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await prepareRound(control, HIGH)
  const table = tableOn(page)
  await players.sitAt(table, { balance: '100.00' })
  await table.bet.click()
  await expect(table.cancel).toBeVisible()
  await control.crashStart()
  await table.phase('running')
  await control.sockets('refuse')
  await control.dropSockets()
  // The browser itself repeats a call when a reused connection is cut: with the same key, so it pays once.
  const cut = await control.fault({ match: { endpoint: 'crash.act' }, kind: 'cutAfter', times: 0 })
  const silent = await control.fault({ match: { endpoint: 'crash.getActByKey' }, hold: 'before' })
  await table.cashOut.click()
  await expect(page.getByText(say('crash.unconfirmed.cashOut'))).toBeVisible()
  await expect(table.result).toHaveCount(0)
  await expect(table.cashOut).toHaveAttribute('aria-disabled', 'true')
  await control.cancelFault(cut)
  await control.release(silent)
  await expect(table.result).toContainText(saying('crash.result.cashedOut'))
  const keys = (await control.requests({ endpoint: 'crash.act' })).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await control.sockets('accept')
})

test('a bet that the socket has shown can be cashed out while its HTTP reply is still open', async ({
  control,
  page,
  players,
}) => {
  await prepareRound(control, HIGH)
  const table = tableOn(page)
  await players.sitAt(table, { balance: '100.00' })
  await table.amount.fill('20')
  const faultId = await control.fault({ match: { endpoint: 'crash.bet' }, hold: 'after' })
  await table.bet.click()
  await expect(table.cancel).toBeVisible()
  await control.crashStart()
  await table.cashOut.click()
  await expect(table.result).toContainText('×')
  await control.release(faultId)
  await table.phase('running')
  await expect(table.result).toContainText('×')
  await expect(table.bet).toBeVisible()
})

test('a shortcut or Enter pressed in the moment after a crash does not place the next bet', async ({
  control,
  page,
  players,
}) => {
  await prepareRound(control, LOW)
  await page.clock.install()
  const table = tableOn(page)
  const sent = async () => (await control.requests({ endpoint: 'crash.bet' })).length
  await players.sitAt(table, { balance: '100.00' })
  await page.getByText(say('bet.shortcuts'), { exact: true }).click()
  await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).check()
  await table.bet.click()
  await isOn(table.cancel)

  // The page's timers stand still from here on, so the moment after the crash lasts until the test ends it.
  await page.clock.pauseAt(Date.now() + 1_000)
  await control.crashStart()
  await table.phase('crashed')
  await expect(table.bet).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).blur()
  await page.keyboard.press('Space')
  await table.amount.press('Enter')
  await table.bet.press('Enter')
  await table.bet.press('Space')

  await page.clock.runFor(1_000)
  await isOn(table.bet)
  expect(await sent()).toBe(1)
  await table.bet.blur()
  await page.keyboard.press('Space')
  await expect(table.cancel).toBeVisible()
  expect(await sent()).toBe(2)
})

test('a page that is opened or shown again during a round continues at the current multiplier', async ({
  control,
  page,
  players,
}) => {
  await prepareRound(control, HIGH)
  // The device clock is two days off: only server time counts.
  await control.skewClock(-172_800_000)
  const table = tableOn(page)
  await players.sitAt(table, { balance: '100.00' })
  await control.crashStart()
  await table.phase('running')
  await page.reload()
  await table.phase('running')
  const isClose = async (): Promise<boolean> => {
    const round = await control.crashRound()
    const shown = Number.parseFloat((await table.multiplier.textContent()) ?? '')
    const due = Math.exp(0.000_06 * (Date.now() - (round?.startsAt ?? 0)))
    return Math.abs(shown - due) < 0.1
  }
  await expect.poll(isClose).toBe(true)
  const before = Number.parseFloat((await table.multiplier.textContent()) ?? '')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => control.topicListeners('crash')).toBe(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(isClose).toBe(true)
  await expect.poll(async () => Number.parseFloat((await table.multiplier.textContent()) ?? '')).toBeGreaterThan(before)
})

test('a finished round is checked against the published chain, and the chain to its end', async ({
  control,
  page,
  players,
}) => {
  await prepareRound(control, LOW)
  await players.enter()
  const table = tableOn(page)
  await table.sit()
  await control.crashStart()
  await table.phase('crashed')
  // The newest round is first: other tests with this operator may have ended rounds before.
  await page
    .getByRole('button', { name: saying('crash.points.check') })
    .first()
    .click()
  const dialog = page.getByTestId('crash-check')
  await expect(dialog.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'true')
  for (const step of ['HMAC-SHA256 of the salt', '2³² ÷', say('chain.end')]) {
    const says = dialog.getByRole('listitem').filter({ hasText: step }).locator('strong')
    await expect(says).toHaveAttribute('data-match', 'true')
  }
  await dialog.getByRole('link', { name: say('chain.link') }).click()
  const chain = page.getByTestId('chain-check')
  await chain.getByRole('button', { name: say('chain.start') }).click()
  await expect(chain.getByTestId('chain-verdict')).toHaveAttribute('data-state', 'agrees')

  await test.step('the digits of the multiplier come in any script', async () => {
    const game = chain.getByRole('textbox', { name: 'Number of the game', exact: true })
    const arabic = [...(await game.inputValue())].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
    const start = chain.getByRole('button', { name: 'Check the chain' })
    const rejection = chain.getByText(/^A whole number from 1 to/)
    await game.fill('0')
    await start.click()
    await expect(rejection).toBeVisible()
    await game.fill(`\u200e${arabic}`)
    await start.click()
    await expect(rejection).toBeHidden()
    await expect(chain.getByTestId('chain-verdict')).toHaveAttribute('data-state', 'agrees')
  })
})

test('the flight is not drawn while it is scrolled away, and goes on when it is back', async ({
  control,
  page,
  players,
}) => {
  await prepareRound(control, HIGH)
  await players.enter()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype
    let pictures = 0
    CanvasRenderingContext2D.prototype.clearRect = function draw(...place) {
      pictures += 1
      document.documentElement.dataset['pictures'] = String(pictures)
      clearRect.apply(this, place)
    }
  })
  const table = tableOn(page)
  await table.sit()
  await control.crashStart()
  await table.phase('running')
  const pictures = () => page.evaluate(() => document.documentElement.dataset['pictures'])
  const goOn = async () => {
    const now = await table.multiplier.textContent()
    await expect(table.multiplier).not.toHaveText(now ?? '')
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(async () => {
    const before = await pictures()
    await goOn()
    expect(await pictures()).toBe(before)
  }).toPass()
  const before = await pictures()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(pictures).not.toBe(before)
})
