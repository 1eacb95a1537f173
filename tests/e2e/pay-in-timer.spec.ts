import { PASSWORD, expect, newEmail, test } from './support/fixtures.ts'
import type { Casino } from './pages/casino.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** The delay after a log-in or a registration. */
const AFTER = '00:17'
const STAY_SHUT = say('deposit.byItself')

async function logIn(casino: Casino, player: { email: string; password: string }): Promise<void> {
  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with(player)
  await casino.frame.isOfPlayer()
  await expect(casino.logInByEmail.dialog).toHaveCount(0)
}

test.use({ payInOpens: true })

test.beforeEach(async ({ casino, page }) => {
  await page.clock.install()
  await casino.open()
})

test('PayIn opens by itself once after a registration, and not again for any player once it is turned off', async ({
  casino,
  page,
  players,
}) => {
  await casino.frame.signUp()
  await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
  await casino.frame.isOfPlayer()
  await expect(casino.signUp.dialog).toHaveCount(0)
  await expect(casino.payIn.dialog).toHaveCount(0)
  await page.clock.fastForward(AFTER)
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(casino.payIn.dialog).not.toHaveAttribute('data-unasked')
  await casino.payIn.dialog.getByRole('checkbox', { name: STAY_SHUT, exact: true }).check()
  await casino.payIn.close()
  await page.clock.fastForward(AFTER)
  await expect(casino.payIn.dialog).toHaveCount(0)

  await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
  await casino.profile.logOut.press('Enter')
  await casino.frame.isOfGuest()
  await logIn(casino, await players.make())
  await page.clock.fastForward(AFTER)
  await page.clock.fastForward(AFTER)
  await expect(casino.payIn.dialog).toHaveCount(0)
  // Opened by the player, it works as always and has no checkbox to turn it off.
  await casino.frame.deposit()
  await expect(casino.payIn.pay).toBeVisible()
  await expect(casino.payIn.dialog.getByRole('checkbox', { name: STAY_SHUT, exact: true })).toHaveCount(0)
})

test('PayIn opens by itself after a log-in with an empty balance', async ({ casino, page, players }) => {
  await logIn(casino, await players.make())
  await page.clock.fastForward('00:10')
  await expect(casino.payIn.dialog).toHaveCount(0)
  await page.clock.fastForward('00:07')
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(casino.payIn.dialog.getByRole('checkbox', { name: STAY_SHUT, exact: true })).not.toBeChecked()
})

test('PayIn does not open by itself for a player with money or over another modal', async ({
  casino,
  page,
  players,
}) => {
  await logIn(casino, await players.make({ balance: '10.00' }))
  await page.clock.fastForward(AFTER)
  await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
  await casino.profile.logOut.press('Enter')
  await casino.frame.isOfGuest()
  await expect(casino.payIn.dialog).toHaveCount(0)

  await logIn(casino, await players.make())
  await casino.frame.support.click()
  await page.clock.fastForward(AFTER)
  const support = page.getByRole('dialog', { name: 'Support', exact: true })
  await expect(support).toBeVisible()
  await support.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(support).toHaveCount(0)
  await page.clock.fastForward(AFTER)
  await expect(casino.payIn.dialog).toHaveCount(0)
})
