import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })
// On localhost Dexie says that it closes its connection, and when it comes back.
test.beforeEach(({ quiet }) => quiet.allow('Dexie: handling persisted'))

/** As a browser tells a page that it keeps it for Back, or shows it again: one that is driven keeps none. */
function tell(page: Page, type: 'pagehide' | 'pageshow'): Promise<boolean> {
  return page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
}

function locksHeld(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
}

test('a page kept for Back lets go of its worker and its locks, and goes on with another when it is shown again', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '1000.00' })
  const { dice, frame } = casino
  await dice.sit()
  await frame.hasBalance('1000.00')
  const held = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
  await dice.roll.click()
  await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
  await tell(page, 'pagehide')
  await expect.poll(() => page.workers().length).toBe(0)
  await expect.poll(() => locksHeld(page)).toBe(0)
  await expect(frame.balance).toBeHidden()
  await control.release(held)
  await control.credit({ email: player.email, amount: '500.00' })

  await tell(page, 'pageshow')
  await expect(frame.balance).toBeVisible()
  // The bet that was on its way is found by its key.
  const { id } = await dice.nextRound()
  await dice.isOn()
  await dice.roll.click()
  await dice.nextRound(id)
  expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(2)
  const { balance } = await control.wallet(player.email)
  await frame.hasBalance((balance / 100).toFixed(2))
})
