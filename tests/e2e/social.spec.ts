import type { Page } from '@playwright/test'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { seenThere, readToken } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say } from './support/texts.ts'

/** The stand-in for a provider's page asks which account to use. */
async function goOnAs(provider: Page, account: string): Promise<void> {
  await provider.getByRole('button', { name: `Continue as ${account}`, exact: true }).click()
}

test('the provider’s window opens on click, hands over its token and closes, also with a service worker', async ({
  casino,
  control,
  home,
  page,
}) => {
  await casino.open('/?promo=WELCOME100&stag=abc&partner=ann&adplace=top')
  await seenThere(page)
  // From here on the service worker answers navigations, except the one that returns from a provider.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await casino.open('/?login')
  const popup = await casino.logIn.social('Google')
  await popup.waitForURL(/\/\/social\./)
  await onTheWire(control, 'socialLogin', {
    body: {
      provider: 'google',
      origin: home,
      currency: 'KZT',
      promo: 'WELCOME100',
      stag: 'abc',
      partner: 'ann',
      adplace: 'top',
    },
    bearer: null,
  })
  await expect(casino.logIn.dialog).toContainText(say('social.waiting', { provider: 'Google' }))

  // A message from this page or from the provider's page must not set a token.
  await page.evaluate(() => window.postMessage({ kind: 'social', token: 'forged', reason: null }, location.origin))
  await popup.evaluate(() => {
    const opener: Window | null = window.opener
    opener?.postMessage({ kind: 'social', token: 'forged', reason: null }, '*')
  })
  expect(await control.requests({ endpoint: 'getProfile' })).toEqual([])
  await expect(casino.logIn.dialog).toBeVisible()

  const closed = popup.waitForEvent('close')
  await goOnAs(popup, 'Aigerim')
  await closed
  await casino.frame.isOfPlayer()
  await expect(casino.logIn.dialog).toHaveCount(0)
  expect(await readToken(page)).not.toBe('forged')
})

test.describe('a log-in by a provider', () => {
  test.use({ hasServiceWorkers: false })

  test('a player who cancels at the provider or closes its window can go on at once', async ({ casino, page }) => {
    await casino.open('/?login')
    const asked = await casino.logIn.social('Telegram')
    await asked.waitForURL(/\/\/social\./)
    await asked.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(casino.logIn.dialog).toContainText(say('social.cancelled', { provider: 'Telegram' }))

    const again = await casino.logIn.social('VK')
    await again.waitForURL(/\/\/social\./)
    await again.close()
    await expect(casino.logIn.dialog).toContainText(say('social.cancelled', { provider: 'VK' }))
    await casino.logIn.phone.fill('7011234567')
    await expect(casino.logIn.phone).toHaveValue('(701) 123 45 67')
    expect(page.context().pages()).toHaveLength(1)
  })

  test('without an address for the window it closes, and the page says why', async ({ casino, control, quiet }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    await control.fault({ match: { endpoint: 'socialLogin' }, kind: 'reply', status: 200, body: { url: null } })
    await casino.open('/?login')
    const popup = await casino.logIn.social('Google')
    if (!popup.isClosed()) await popup.waitForEvent('close')
    await casino.frame.notifies(say('social.unavailable', { provider: 'Google' }))
    await casino.frame.isOfGuest()
  })

  test('a blocked window is reported, and the provider can be opened in the same tab', async ({
    casino,
    control,
    home,
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await casino.vipClub.open()
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.guest.join'), exact: true })
      .click()
    const { dialog } = casino.signUp
    await dialog.getByRole('checkbox', { name: /21/ }).check()
    await dialog.getByRole('button', { name: 'Google', exact: true }).click()
    await expect(dialog).toContainText(say('social.blocked', { provider: 'Google' }))
    await dialog.getByRole('button', { name: say('social.here'), exact: true }).click()
    await page.waitForURL(/\/\/social\./)
    await goOnAs(page, 'Saule')
    await page.waitForURL(`${home}/`)
    await casino.frame.isOfPlayer()
    // The checkboxes of the form survive the redirect.
    await onTheWire(control, 'joinVip', { body: { request_type: 'register' }, bearer: await readToken(page) })
  })
})
