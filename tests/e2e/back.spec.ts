import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('Back closes a dialog and stays on the page; a dialog closed in another way leaves no history entry', async ({
  casino,
  page,
  home,
}) => {
  const { frame, logIn } = casino
  await casino.open('/')
  await frame.goTo('FAQ')
  await expect(frame.heading('FAQ')).toBeVisible()

  await frame.logIn()
  await logIn.phone.fill('7011112233')
  await page.goBack()
  await expect(logIn.dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${home}/faq`)
  await expect(frame.header.getByRole('button', { name: 'Log in', exact: true })).toBeFocused()

  // Going from one dialog to the next adds no history entry.
  await frame.logIn()
  await logIn.dialog.getByRole('button', { name: 'Log in by email', exact: true }).click()
  await casino.logInByEmail.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await frame.logIn()
  await expect(logIn.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/`)
  await expect(frame.heading(say('home.guest.title'))).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(`${home}/faq`)
  await expect(frame.heading('FAQ')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('links in a dialog lead on from the page beneath, and filters chosen in a dialog stay', async ({
  casino,
  page,
  home,
}) => {
  const { frame, slots } = casino
  await page.setViewportSize({ width: 360, height: 740 })
  await casino.open('/')
  await frame.bottomBar.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(slots.tiles.first()).toBeVisible()
  // Choosing the current page again adds no history entry.
  await frame.bottomBar.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/`)
  await page.goForward()
  await expect(slots.tiles.first()).toBeVisible()

  // The filters of the sheet are in the address; Back closes the sheet and keeps them.
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true })
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await slots.feature('Jackpot').click()
  await expect(page).toHaveURL(`${home}/games/slots?feature=jackpot`)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${home}/games/slots?feature=jackpot`)

  // When the sheet is closed by its own button, Back from the next game leads to the same filtered list.
  await filters.click()
  await slots.feature(say('bonuses.freeSpins')).click()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await slots.tiles.first().click()
  await expect(page).toHaveURL(/\/play$/)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/games/slots?feature=freeSpins&feature=jackpot`)
  await expect(slots.tiles.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${home}/`)
})

test('a dialog keeps the scroll position of the page, also after Back to that page', async ({ casino, page, home }) => {
  const { frame, logIn } = casino
  // A click event without a pointer: Playwright would scroll the page to place a pointer.
  const open = () => frame.header.getByRole('button', { name: 'Log in', exact: true }).dispatchEvent('click')
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await casino.open('/faq')
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
  await open()
  await logIn.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(logIn.dialog).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 500))
  expect(await scrolled()).toBe(500)

  await open()
  await expect(logIn.dialog).toBeVisible()
  await page.goBack()
  await expect(logIn.dialog).toHaveCount(0)
  expect(await scrolled()).toBe(500)

  await open()
  await page.keyboard.press('Escape')
  await expect(logIn.dialog).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 700))
  await frame.rail.getByRole('link', { name: 'Slots', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL(`${home}/games/slots`)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/faq`)
  await expect.poll(scrolled).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(`${home}/games/slots`)
  await expect(frame.heading('Slots')).toBeVisible()
})
