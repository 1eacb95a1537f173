import { expect, test } from './support/fixtures.ts'
import { getTexts } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const russian = getTexts('ru')
const kazakh = getTexts('kz')

test.describe('language', () => {
  test('the language is switched in place: texts and lang change, the page and typed values stay @gate', async ({
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

  test('a first visit uses the language of the browser', async ({ browser, home, control }) => {
    void control
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: home })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    await expect(page.getByRole('button', { name: russian('account.logIn'), exact: true })).toBeVisible()
    await context.close()
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
})
