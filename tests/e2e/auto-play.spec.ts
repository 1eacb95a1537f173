import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** The auto-play panel of a table. */
function autoPlayOf(page: Page) {
  const form = page.getByRole('form', { name: 'Auto-play', exact: true })
  const field = (name: string): Locator => form.getByLabel(name, { exact: true })
  return {
    open: () => page.getByText('Auto-play', { exact: true }).first().click(),
    says: form.getByTestId('auto-play'),
    start: form.getByRole('button', { name: 'Start auto-play', exact: true }),
    stop: form.getByRole('button', { name: 'Stop auto-play', exact: true }),
    rounds: field('Number of rounds'),
    stopLoss: field('Stop at a loss of'),
  }
}

test.describe('auto-play', () => {
  test('asks for a loss limit, plays its rounds and no more, and counts what came of them', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '1000.00' })
    await casino.dice.sit()
    const auto = autoPlayOf(page)
    await auto.open()
    await auto.rounds.fill('3')
    await auto.start.click()
    await expect(page.getByText('Set how much may be lost at most.', { exact: true })).toBeVisible()
    await expect(auto.stopLoss).toBeFocused()
    expect(await control.requests({ endpoint: 'betDice' })).toEqual([])

    await auto.stopLoss.fill('100')
    await auto.start.click()
    await expect(auto.says).toHaveText('All rounds are played.')
    expect(await control.requests({ endpoint: 'betDice' })).toHaveLength(3)
    const { balance } = await control.wallet(player.email)
    await casino.frame.hasBalance((balance / 100).toFixed(2))
  })

  test('stops when nobody looks, and when a bet is refused', async ({ casino, control, page, players, quiet }) => {
    quiet.allow(/status of 409/)
    await players.enter({ balance: '1000.00' })
    await casino.dice.sit()
    const auto = autoPlayOf(page)
    await auto.open()
    await auto.rounds.fill('1000')
    await auto.stopLoss.fill('900')
    await auto.start.click()
    await control.waitForRequests({ match: { endpoint: 'betDice' } })
    await expect(auto.stop).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(auto.says).toHaveText('Stopped: you left this tab.')
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })

    await control.fault({ match: { endpoint: 'betDice' }, kind: 'reply', status: 409, body: {}, after: 1, times: 0 })
    await expect(auto.start).not.toHaveAttribute('aria-disabled', 'true')
    await auto.start.click()
    await expect(auto.says).toHaveText('Stopped: the operator refused a bet, or its outcome is not known.')
    await expect(auto.start).toBeVisible()
  })

  test('is off where it is forbidden', async ({ casino, control, page, players }) => {
    await control.set({ country: 'GB' })
    await players.enter({ balance: '1000.00' })
    await casino.dice.sit()
    await autoPlayOf(page).open()
    await expect(page.getByText(/^Auto-play is not available where you are/)).toBeVisible()
  })
})
