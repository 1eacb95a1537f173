import { casinoOn } from './pages/casino.ts'
import { textsOf } from './support/texts.ts'
import { expect, test } from './support/fixtures.ts'

const russian = textsOf('ru')
const kazakh = textsOf('kz')

test.describe('language', () => {
  test('is switched in place: texts and lang change, the page and what was typed stay', async ({
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

  test('keeps a bet as it was typed', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    await casino.dice.amount.fill('12,34')
    await casino.dice.under.check({ force: true })
    await casino.frame.speak('Русский')
    await expect(page.getByRole('textbox', { name: russian('dice.betAmount'), exact: true })).toHaveValue('12,34')
    await expect(page.getByRole('radio', { name: russian('dice.under'), exact: true })).toBeChecked()
    await expect(casino.frame.balance).toHaveText(/^100,00\s₽$/)
  })

  test('is forced by the address, kept after it, and changed in it', async ({ casino, home, page }) => {
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
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')

    await casino.open('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await casino.open('/en/profile')
    await expect(casino.frame.heading('Profile')).toBeVisible()
  })

  test('is told to the operator with every call, and kept in the profile', async ({
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
    const [asked] = await control.waitForRequests({ match: { endpoint: 'getDice' } })
    expect(asked?.headers).toMatchObject({ 'accept-language': 'kz' })

    // On another device the log-in brings the player's language along.
    const device = await browser.newContext({ baseURL: home, locale: 'en-US' })
    const there = casinoOn(await device.newPage())
    await there.open('/?login')
    await there.logIn.byEmail()
    await there.logInByEmail.with(player)
    await expect(there.page.locator('html')).toHaveAttribute('lang', 'kk-KZ')
    await device.close()
  })

  test('is the browser’s where nothing was chosen', async ({ browser, home, control }) => {
    void control
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: home })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await expect(page.getByRole('button', { name: russian('account.logIn'), exact: true })).toBeVisible()
    await context.close()
  })

  test.describe('whose texts cannot be had', () => {
    // The service worker would have them.
    test.use({ serviceWorkers: 'block' })

    test('gives way to English, with one warning', async ({ casino, control, page, quiet }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      quiet.allow('Failed locale loading: ru')
      quiet.allow(/Failed to load resource|Service Worker registration blocked/)
      await control.fault({ match: { path: '/assets/lang-ru' }, kind: 'reply', status: 500, times: 0, body: 'gone' })
      await casino.open('/ru/profile')
      await expect(casino.frame.heading('Profile')).toBeVisible()
      await expect(page.getByRole('button', { name: 'I have an account', exact: true })).toBeVisible()
      expect(warnings.filter((text) => text.includes('locale'))).toHaveLength(1)
      expect(await page.getByRole('main').textContent()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]?\w*\b(?=\s|$)/)
    })
  })
})
