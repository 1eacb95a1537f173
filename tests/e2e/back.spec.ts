import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('Back closes the dialog and leaves the page; a dialog closed otherwise costs Back nothing', async ({
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

  // From one dialog to the next is one step still.
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

test('a dialog’s own ways lead on from the page beneath, and what is chosen in it stays chosen', async ({
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
  // The page beneath, chosen once more, is no second step.
  await frame.bottomBar.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/`)
  await page.goForward()
  await expect(slots.tiles.first()).toBeVisible()

  // The sheet's filters stand in the address; Back takes the sheet away, not them.
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true })
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await slots.feature('Jackpot').click()
  await expect(page).toHaveURL(`${home}/games/slots?feature=jackpot`)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${home}/games/slots?feature=jackpot`)

  // And where the sheet is closed by its own button, the game that is opened next leads back to the same games.
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

test('a dialog moves nothing beneath it: the page stands where it was left, also once one is back on it', async ({
  casino,
  page,
  home,
}) => {
  const { frame, logIn } = casino
  // By a click without a pointer: to put one there, the driver would scroll the page itself.
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
