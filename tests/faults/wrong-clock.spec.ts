import type { Locator, Page } from '@playwright/test'
import { crashMultiplier } from '#domain/games/crash.ts'
import { holdDeviceClock } from './support/device-clock.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from '../e2e/support/texts.ts'

test.use({ hasServiceWorkers: false })

const LONG = 600_000
const TWO_DAYS_MS = 2 * 86_400_000

for (const [name, skewMs] of Object.entries({ fast: -TWO_DAYS_MS, slow: TWO_DAYS_MS })) {
  test(`shows the right time left for paying, also after a reload, with a device clock two days too ${name}`, async ({
    casino,
    page,
    control,
    players,
  }) => {
    await control.skewClock(skewMs)
    const player = await players.enter()
    await casino.open('/profile')
    await casino.frame.hasBalance('0.00')
    await casino.frame.deposit()
    await (await casino.payIn.payBy('Mobile payment', '300')).tab.close()
    await casino.payIn.hasInvoice('waiting')
    const [invoice] = await control.invoices(player.email)
    if (!invoice) throw new Error('no invoice')
    const isRight = async (): Promise<void> => {
      await expect.poll(() => secondsApart(page, invoice.expiresAt)).toBeLessThanOrEqual(2)
    }
    await expect(casino.payIn.timeLeft).toBeVisible()
    await isRight()
    await page.reload()
    await expect(page.getByText(say('age.now'))).toBeVisible()
    await casino.frame.deposit()
    await expect(casino.payIn.timeLeft).toBeVisible()
    await isRight()
  })
}

for (const [name, aheadMs] of Object.entries({
  '3 h ahead': 3 * 3_600_000,
  '24 h ahead': 86_400_000,
  '2 days back': -TWO_DAYS_MS,
})) {
  test(`a crash round goes on, with its cash-out, when the device’s clock is set ${name}`, async ({
    control,
    page,
    players,
  }) => {
    const setClock = await holdDeviceClock(page)
    await control.set({ crashBettingMs: LONG, crashOverMs: LONG })
    await control.crashNext({ from: 100_000, to: 10_000_000 })
    await players.enter({ balance: '100.00' })
    const multiplier = page.getByTestId('crash-multiplier')
    await page.goto('/games/crash')
    await expect(multiplier).toHaveAttribute('data-phase', 'betting')
    await page.getByRole('button', { name: 'Bet', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Cancel bet', exact: true })).toBeVisible()
    await control.crashStart()
    await expect(multiplier).toHaveAttribute('data-phase', 'running')

    const shown = await recordText(multiplier)
    await setClock(aheadMs)
    const isTrue = async (): Promise<boolean> => {
      const startsAt = (await control.crashRound())?.startsAt ?? 0
      const least = crashMultiplier(Date.now() - startsAt - 1_000)
      const shown = Number.parseFloat((await multiplier.textContent()) ?? '') * 100
      return shown >= least && shown <= crashMultiplier(Date.now() - startsAt + 1_000)
    }
    await expect.poll(isTrue).toBe(true)
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live')
    // Messages that arrive from now on are stamped by the worker's clock.
    const before = Number.parseFloat((await multiplier.textContent()) ?? '')
    await expect
      .poll(async () => Number.parseFloat((await multiplier.textContent()) ?? ''))
      .toBeGreaterThan(before + 0.1)
    expect(await isTrue()).toBe(true)
    // Not even for a frame was another multiplier on screen.
    const most = crashMultiplier(Date.now() - ((await control.crashRound())?.startsAt ?? 0) + 1_000) / 100
    expect((await shown()).filter((text) => !(Number.parseFloat(text) <= most))).toEqual([])
    await page.getByRole('button', { name: 'Cash out', exact: true }).click()
    await expect(page.getByTestId('round-result')).toContainText('×')
  })
}

/** Records every text that an element shows from now on. */
async function recordText(element: Locator): Promise<() => Promise<string[]>> {
  const texts = await element.evaluateHandle((node) => {
    const seen: string[] = []
    const look = () => seen.push(node.textContent ?? '')
    new MutationObserver(look).observe(node, { childList: true, characterData: true, subtree: true })
    return seen
  })
  return () => texts.jsonValue()
}

/** The difference, s, between the shown time and the true one; the page is read between two looks at the clock. */
async function secondsApart(page: Page, expiresAt: number): Promise<number> {
  const before = (expiresAt - Date.now()) / 1_000
  const shown = (await page.getByRole('timer', { name: 'Time left' }).textContent()) ?? ''
  const after = (expiresAt - Date.now()) / 1_000
  const [minutes = NaN, seconds = NaN] = shown.split(':').map(Number)
  const left = minutes * 60 + seconds
  return Math.max(0, left - before, after - left)
}
