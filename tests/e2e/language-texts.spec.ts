import { turnTo } from './pages/turn-to.ts'
import { say, textsOf } from './support/texts.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const english = textsOf('en')
const russian = textsOf('ru')
const kazakh = textsOf('kz')

/** How often the page has requested a file of the build. */
function timesAsked(file: string): number {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length
}

test.describe('language whose texts load late or not at all', () => {
  // The service worker would serve the texts from its cache.
  test.use({ serviceWorkers: 'block' })
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|Service Worker registration blocked/))

  test('a language whose texts are late loses to one that was chosen after it', async ({
    casino,
    context,
    control,
    home,
    page,
    players,
  }) => {
    await players.enter({ balance: '1.00' })
    await casino.open()
    await casino.frame.hasBalance('1.00')
    const faultId = await control.fault({ match: { path: '/assets/lang-ru' }, hold: 'before', times: 0 })
    await casino.frame.speak('Русский')
    await control.waitForRequests({ match: { path: '/assets/lang-ru' } })
    await casino.frame.speak('Kазақ')
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await control.release(faultId)
    // Prefetched and then imported: from here on nothing delays it.
    await expect.poll(() => page.evaluate(timesAsked, 'lang-ru')).toBe(2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect((await context.cookies(home)).find(({ name }) => name === 'locale')?.value).toBe('kz')
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await expect(casino.frame.balance).toBeVisible()
    const sent = await control.requests({ endpoint: 'updateSettings' })
    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify({ locale: 'kz' })])
  })

  test('a language whose texts fail leaves the page in the current one, and the page says so', async ({
    casino,
    context,
    control,
    home,
    page,
    quiet,
  }) => {
    quiet.allow('Failed locale loading: ru')
    await control.fault({ match: { path: '/assets/lang-ru' }, kind: 'reply', status: 500, times: 0, body: 'gone' })
    await casino.open('/kz/profile')
    await expect(casino.frame.heading(kazakh('nav.profile'))).toBeVisible()
    await casino.frame.speak('Русский', kazakh('language.label'))
    const notifications = page.getByRole('region', { name: kazakh('toast.region'), exact: true })
    await expect(notifications).toContainText(kazakh('errorPage.missing'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await expect(page.getByRole('combobox', { name: kazakh('language.label'), exact: true })).toHaveValue('kz')
    expect((await context.cookies(home)).find(({ name }) => name === 'locale')?.value).toBe('kz')
  })

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

  test('missing messages are shown in English, of the page and of its chunks, with one warning', async ({
    casino,
    page,
    quiet,
  }) => {
    quiet.allow('Missing messages in ru')
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Missing messages')) warnings.push(message.text())
    })
    const lacks = (file: string, key: string) =>
      page.route(file, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(`"${key}":`, `"none.${key}":`) })
      })
    await lacks('**/assets/lang-ru-*', 'nav.faq')
    await lacks('**/assets/lang-games-ru-*', 'keno.play')
    await casino.open('/ru/vip-club')
    await expect(page.getByRole('link', { name: 'FAQ', exact: true }).first()).toBeAttached()
    await expect(page.getByRole('link', { name: russian('nav.slots'), exact: true }).first()).toBeAttached()
    await turnTo(page, '/ru/games/keno')
    await expect(page.getByRole('button', { name: english('keno.play'), exact: true })).toBeVisible()
    expect(warnings).toEqual([expect.stringContaining('nav.faq')])
  })
})
