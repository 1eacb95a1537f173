import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { say } from '../e2e/support/texts.ts'

test.use({ hasServiceWorkers: false })

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
      await expect.poll(() => secondsOff(page, invoice.expiresAt)).toBeLessThanOrEqual(2)
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

/** The difference, s, between the shown time and the true one; the page is read between two looks at the clock. */
async function secondsOff(page: Page, expiresAt: number): Promise<number> {
  const before = (expiresAt - Date.now()) / 1_000
  const shown = (await page.getByRole('timer', { name: 'Time left' }).textContent()) ?? ''
  const after = (expiresAt - Date.now()) / 1_000
  const [minutes = NaN, seconds = NaN] = shown.split(':').map(Number)
  const left = minutes * 60 + seconds
  return Math.max(0, left - before, after - left)
}
