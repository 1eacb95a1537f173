import { updateSettings } from '../../worker/endpoints/profile.ts'
import { getFaqFacts } from '../../src/pages/faq/faq-facts.ts'
import type { FaqText } from '../../src/pages/faq/faq-text.ts'
import { FAQ as inEnglish } from '../../src/pages/faq/texts/en.ts'
import { FAQ as inRussian } from '../../src/pages/faq/texts/ru.ts'
import type { Locale } from '../../worker/domain/account/locales.ts'
import { casinoOn } from './pages/casino.ts'
import { turnTo } from './pages/turn-to.ts'
import { say, textsOf } from './support/texts.ts'
import { REFUSED_BY_OPERATOR, expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** The first question of the FAQ. */
function questionIn(faq: FaqText, locale: Locale): string {
  return faq(getFaqFacts(locale))[0]?.items[0]?.question ?? ''
}

const english = textsOf('en')
const russian = textsOf('ru')
const kazakh = textsOf('kz')

/** How often the page has requested a file of the build. */
function timesAsked(file: string): number {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length
}

test.describe('language', () => {
  test('the language is switched in place: texts and lang change, the page and typed values stay', async ({
    casino,
    context,
    home,
    page,
  }) => {
    await casino.slots.open()
    await casino.slots.find('jade')
    await casino.frame.speak('Русский')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await expect(casino.frame.heading(russian('nav.slots'))).toBeVisible()
    await expect(page.getByRole('searchbox', { name: russian('shelf.search'), exact: true })).toHaveValue('jade')
    await expect(page).toHaveTitle(`${russian('nav.slots')} · Tulpar`)
    await expect(page).toHaveURL(`${home}/games/slots?q=jade`)
    expect((await context.cookies(home)).find(({ name }) => name === 'locale')?.value).toBe('ru')

    await page.reload()
    await expect(casino.frame.heading(russian('nav.slots'))).toBeVisible()
    await casino.frame.speak('Kазақ', russian('language.label'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await expect(casino.frame.heading(kazakh('nav.slots'))).toBeVisible()
    await casino.frame.speak('English', kazakh('language.label'))
    await expect(casino.frame.heading('Slots')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('a language switch keeps a bet as it was typed', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    await casino.dice.amount.fill('12,34')
    await casino.dice.under.check({ force: true })
    await casino.frame.speak('Русский')
    await expect(page.getByRole('textbox', { name: russian('bet.amount'), exact: true })).toHaveValue('12,34')
    await expect(page.getByRole('radio', { name: russian('dice.under'), exact: true })).toBeChecked()
    await expect(casino.frame.balance).toHaveText(/^100,00\s₽$/)
  })

  test('the language of an address wins, is stored, and a switch changes the address', async ({
    casino,
    home,
    page,
  }) => {
    await casino.open('/kz/games/dice')
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await expect(page.getByRole('button', { name: kazakh('dice.roll'), exact: true })).toBeVisible()
    await casino.frame.rail
      .or(page.getByRole('navigation', { name: kazakh('nav.main') }))
      .getByRole('link', { name: kazakh('nav.slots'), exact: true })
      .click()
    await expect(page).toHaveURL(`${home}/kz/games/slots`)
    await casino.frame.speak('Русский', kazakh('language.label'))
    await expect(page).toHaveURL(`${home}/ru/games/slots`)
    await expect(casino.frame.heading(russian('nav.slots'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${home}/ru/games/dice`)
    await expect(page.getByRole('button', { name: russian('dice.roll'), exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')

    await casino.open('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await casino.open('/en/profile')
    await expect(casino.frame.heading('Profile')).toBeVisible()
  })

  test('the language is sent with every call and saved in the profile', async ({
    browser,
    casino,
    control,
    home,
    players,
  }) => {
    const player = await players.enter({ balance: '1.00' })
    await casino.open()
    await casino.frame.hasBalance('1.00')
    await casino.frame.speak('Kазақ')
    await expect
      .poll(async () => (await control.requests({ endpoint: 'updateSettings' })).map(({ body }) => body))
      .toContain(JSON.stringify({ locale: 'kz' }))
    await control.clearRequests()
    await casino.open('/games/dice')
    const [asked] = await control.waitForRequests({ match: { endpoint: 'dice.getState' } })
    expect(asked?.headers).toMatchObject({ 'accept-language': 'kz' })

    // On another device the log-in loads the player's language.
    const device = await browser.newContext({ baseURL: home, locale: 'en-US' })
    const there = casinoOn(await device.newPage())
    await there.open('/?login')
    await there.logIn.byEmail()
    await there.logInByEmail.with(player)
    await expect(there.page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await device.close()
  })

  test('a first visit uses the language of the browser', async ({ browser, home, control }) => {
    void control
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: home })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await expect(page.getByRole('button', { name: russian('account.logIn'), exact: true })).toBeVisible()
    await context.close()
  })

  test('a language that the operator rejects is used all the same, also for the error message', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await players.enter({ balance: '1.00' })
    await casino.open()
    await casino.frame.hasBalance('1.00')
    await control.fault({ match: { endpoint: 'updateSettings' }, kind: 'reply', status: 403, times: 0 })
    await casino.frame.speak('Русский')
    const notifications = page.getByRole('region', { name: russian('toast.region'), exact: true })
    await expect(notifications).toContainText(russian('error.forbidden'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')

    // A visible notification follows the language; the pointer over it keeps it open.
    await notifications.getByText(russian('error.forbidden')).hover()
    await control.clearFaults()
    await casino.frame.speak('Kазақ', russian('language.label'))
    const inKazakh = page.getByRole('region', { name: kazakh('toast.region'), exact: true })
    await expect(inKazakh.getByRole('paragraph')).toHaveText([kazakh('error.forbidden')])
  })

  test('payment methods are named in the chosen language, also in the history', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '1.00' })
    await control.seedHistory({ email, deposits: 20 })
    await casino.history.open()
    await casino.history.show('Deposits')
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toContainText('Mobile payment')
    await casino.frame.speak('Русский')
    await expect(table).toContainText('Мобильный платёж')
    await expect(table).not.toContainText('Mobile payment')
    await casino.open('/?deposit')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Банковский перевод', exact: true })).toBeVisible()
  })

  test('a restarted worker uses the current language', async ({ casino, control, page, players }) => {
    await players.enter({ balance: '1.00' })
    await casino.open()
    await casino.frame.hasBalance('1.00')
    await casino.frame.speak('Русский')
    await control.waitForRequests({ match: { endpoint: 'updateSettings' } })
    const restarting = page.getByRole('status', { name: russian('connection.restarting'), exact: true })
    await page.evaluate(() => window.__boot.worker.terminate())
    await expect(restarting).toBeVisible()
    await expect(restarting).toHaveCount(0)
    await control.clearRequests()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: russian('nav.dice'), exact: true })
      .click()
    const [asked] = await control.waitForRequests({ match: { endpoint: 'dice.getState' } })
    expect(asked?.headers).toMatchObject({ 'accept-language': 'ru' })
  })

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
      const held = await control.fault({ match: { path: '/assets/lang-ru' }, hold: 'before', times: 0 })
      await casino.frame.speak('Русский')
      await control.waitForRequests({ match: { path: '/assets/lang-ru' } })
      await casino.frame.speak('Kазақ')
      await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
      await control.release(held)
      // Prefetched and then imported: from here on nothing delays it.
      await expect.poll(() => page.evaluate(timesAsked, 'lang-ru')).toBe(2)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      expect((await context.cookies(home)).find(({ name }) => name === 'locale')?.value).toBe('kz')
      await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
      await expect(casino.frame.balance).toBeVisible()
      const told = await control.requests({ endpoint: 'updateSettings' })
      expect(told.map(({ body }) => body)).toEqual([JSON.stringify({ locale: 'kz' })])
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

    test('a chunk whose texts fail is shown in English with one warning until they load', async ({
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
      for (const path of ['/assets/ru-', '/assets/lang-games-ru']) {
        await control.fault({ match: { path }, kind: 'reply', status: 500, times: 0, body: 'gone' })
      }
      await casino.open('/ru/faq')
      await expect(casino.frame.heading(russian('nav.faq'))).toBeVisible()
      await expect(page.getByText(questionIn(inEnglish, 'en'))).toBeVisible()
      await page.getByRole('searchbox').fill('password')
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
      await turnTo(page, '/ru/games/dice')
      await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: russian('nav.slots'), exact: true }).first()).toBeAttached()
      expect(warnings.filter((text) => text.includes('locale'))).toHaveLength(2)

      await control.clearFaults()
      await turnTo(page, '/ru/faq')
      await expect(page.getByText(questionIn(inRussian, 'ru'))).toBeVisible()
      await turnTo(page, '/ru/games/keno')
      await expect(page.getByRole('button', { name: russian('keno.play'), exact: true })).toBeVisible()
    })
  })
})

test.describe('time', () => {
  test('times are in the time zone of the profile, also when the profile cannot be loaded', async ({
    call,
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const player = await players.enter({ balance: '100.00' })
    await call(updateSettings, { token: player.token, body: { timezone: 'Pacific/Kiritimati' } })
    await casino.dice.sit()
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    await casino.profile.open()
    const time = page.getByRole('main').locator('time')
    await expect(time).toHaveText(writtenIn('Pacific/Kiritimati', await time.getAttribute('datetime')))
    await expect(casino.profile.fact('Time zone')).toHaveText('Kiritimati, UTC+14')

    await control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 503, times: 0 })
    await casino.profile.open()
    await expect(time).toHaveText(writtenIn('Pacific/Kiritimati', await time.getAttribute('datetime')))
  })

  test('times are in the time zone of the device if the one of the profile does not exist', async ({
    casino,
    control,
    page,
    players,
  }) => {
    await control.fault({
      match: { endpoint: 'getProfile' },
      kind: 'patch',
      patch: { 'user.timezone': 'Mars/Olympus' },
      times: 0,
    })
    await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    await casino.profile.open()
    const time = page.getByRole('main').locator('time')
    await expect(time).toHaveText(writtenIn('Asia/Almaty', await time.getAttribute('datetime')))
    await expect(casino.profile.fact('Time zone')).toHaveText('Almaty, UTC+5')
  })
})

function writtenIn(timeZone: string, at: string | null): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', { ...format, timeZone }).format(new Date(at ?? 0))
}
