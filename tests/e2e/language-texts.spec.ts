import { turnTo } from './pages/turn-to.ts'
import { say, getTexts } from './support/texts.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const russian = getTexts('ru')

test.describe('language whose texts load late or not at all', () => {
  // The service worker would serve the texts from its cache.
  test.use({ serviceWorkers: 'block' })
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|Service Worker registration blocked/))

  test('without the texts of any language the page says that it cannot start', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    quiet.allow('Failed locale loading')
    await control.fault({ match: { path: '/assets/lang-' }, kind: 'reply', status: 500, times: 0, body: 'gone' })
    await casino.open()
    await expect(page.getByRole('alert')).toHaveText(say('shell.failed'))
    await control.clearFaults()
    await page.getByRole('link', { name: 'Try again', exact: true }).click()
    await casino.frame.isOfGuest()
  })

  test('a first page whose texts fail falls back to English with one warning', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    quiet.allow('Failed locale loading: ru')
    await control.fault({ match: { path: '/assets/lang-ru' }, kind: 'reply', status: 500, times: 0, body: 'gone' })
    await casino.open('/ru/profile')
    await expect(casino.frame.heading('Profile')).toBeVisible()
    await expect(page.getByRole('button', { name: say('guest.enter'), exact: true })).toBeVisible()
    expect(warnings.filter((text) => text.includes('locale'))).toHaveLength(1)
    expect(await page.getByRole('main').textContent()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]?\w*\b(?=\s|$)/)
    // The lang attribute says English, so that a screen reader pronounces it right.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')

    await control.clearFaults()
    await turnTo(page, '/ru/games/keno')
    await expect(page.getByRole('button', { name: russian('keno.play'), exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await expect(page.getByRole('link', { name: russian('nav.slots'), exact: true }).first()).toBeAttached()
  })
})
