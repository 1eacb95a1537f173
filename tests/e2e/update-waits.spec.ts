import { expect, test } from '../faults/support/fixtures.ts'
import { buildInCharge, findUpdate, inCharge, notCached, reloadsInto } from '../faults/support/service-worker.ts'
import { REJECTED_BY_OPERATOR } from './support/fixtures.ts'
import { say } from './support/texts.ts'
import { opensAt, provide } from './support/provider.ts'
import { UPDATE_BANNER, getBuild, countLoads, openCached } from './support/update.ts'

test('a new build waits while a form is open, and its banner says so', async ({ page, control, builds }) => {
  await page.goto('/')
  await inCharge(page)
  const loads = countLoads(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('typed@example.com')
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await expect(page.getByText(UPDATE_BANNER)).toBeVisible()
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@example.com')
  expect(loads()).toBe(0)

  await dialog.getByRole('textbox', { name: 'Email' }).fill('')
  await page.keyboard.press('Escape')
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  expect(loads()).toBe(1)
})

test('a reload while a new build waits opens that build online, and the completely cached one offline', async ({
  casino,
  page,
  context,
  control,
  players,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await players.enter()
  await openCached(page, await builds.assets())
  // An open invoice delays the update, also after a reload.
  await casino.frame.deposit()
  await casino.payIn.payBy('Mobile payment', '300')
  await casino.payIn.hasInvoice('waiting')
  await casino.payIn.close()
  const next = await builds.next(['index', 'PayIn'])
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect.poll(() => notCached(page, [next.chunk('PayIn')]), 'its later files are kept as well').toEqual([])

  await context.setOffline(true)
  await page.reload()
  expect(await getBuild(page)).toBe(builds.id)
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await casino.payIn.close()

  await context.setOffline(false)
  await page.reload()
  expect(await getBuild(page)).toBe(next.id)
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
})

test('a new build waits for a dialog, a bet, and an open invoice whose modal is closed @gate', async ({
  casino,
  page,
  control,
  players,
  builds,
}) => {
  const { email } = await players.enter({ balance: '1000.00' })
  await page.goto('/games/dice')
  await inCharge(page)
  const { dice, payIn } = casino
  await dice.isOn()
  let loads = countLoads(page)

  /** Offers the next build while something is in progress, and waits for the banner that says so. */
  async function offer(begin: () => Promise<unknown>): Promise<string> {
    loads = countLoads(page)
    const next = await builds.next()
    // As late as possible, because a call ends by its timeout.
    await begin()
    await control.serveSite(next.directory)
    await findUpdate(page, next.id)
    await expect(page.getByText(say('update.waits'))).toBeVisible()
    return next.id
  }

  /**
   * Checks that nothing delays the build any longer and one reload was enough; clears the counter for the next reload.
   */
  async function opens(id: string): Promise<void> {
    await reloadsInto(page, id)
    await expect.poll(() => buildInCharge(page)).toBe(id)
    await dice.isOn()
    expect(loads()).toBe(1)
    await page.evaluate(() => sessionStorage.removeItem('nuxt:reload'))
  }

  await test.step('a new build waits for an open dialog', async () => {
    const id = await offer(() => dice.openFairness())
    await expect(page.getByRole('dialog', { name: 'Fairness' })).toBeVisible()
    expect(loads()).toBe(0)
    await page.keyboard.press('Escape')
    await opens(id)
  })
  await test.step('a new build waits for an open bet', async () => {
    const faultId = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
    const id = await offer(async () => {
      await dice.roll.click()
      await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
    })
    expect(loads()).toBe(0)
    await control.release(faultId)
    await opens(id)
    await dice.nextRound()
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
  })
  await test.step('a new build waits for an open invoice; its banner covers no control on a phone and can be dismissed', async () => {
    const id = await offer(async () => {
      await casino.frame.deposit()
      await payIn.payBy('Mobile payment', '300')
      await payIn.hasInvoice('waiting')
      await payIn.close()
      await page.setViewportSize({ width: 360, height: 740 })
    })
    // A trial click fails if another element covers the control.
    for (const control of [dice.roll, casino.frame.support, page.getByRole('link', { name: 'Home', exact: true })]) {
      await control.click({ trial: true })
    }
    await page.getByRole('button', { name: 'Later', exact: true }).click()
    await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(loads()).toBe(0)
    await control.declineInvoice((await control.invoices(email))[0]?.id ?? 0)
    await opens(id)
  })
})

test('a new build waits while a game is open', async ({ casino, page, control, players, builds, quiet }) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await inCharge(page)
  await casino.slots.tiles.first().click()
  const clicks = page.locator('iframe').contentFrame().getByRole('button')
  await clicks.click()
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect(clicks).toHaveText('1')

  // A slow game is said to be slow after 20 s, with a second such link.
  await page
    .getByRole('link', { name: say('play.back'), exact: true })
    .first()
    .click()
  await reloadsInto(page, next.id)
})
