import type { Page } from '@playwright/test'
import { ROUTES } from '#src/base/routes.ts'
import { TEST_ARGUMENTS, findTestBrowser } from '../browser.mjs'
import { accountTour } from './pages/account-tour.ts'
import { guestTour } from './pages/guest-tour.ts'
import { playerTour } from './pages/player-tour.ts'
import { giveOffers, moneyTour } from './pages/money-tour.ts'
import { type Sight, Tour, isContinued, findLongest } from './pages/tour.ts'
import { turnTo } from './pages/turn-to.ts'
import { busyInSight } from './support/busy.ts'
import { cutText } from './support/cut-text.ts'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { parts } from './support/parts.ts'
import { overflow } from './support/overflow.ts'
import { playEach } from './support/rounds.ts'

const executablePath = await findTestBrowser()
/** A browser whose letters are set to twice the default size. */
const LARGE = [...TEST_ARGUMENTS, '--blink-settings=defaultFontSize=32']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

test.use({
  hasServiceWorkers: false,
  launchOptions: { args: LARGE, ...(executablePath ? { executablePath } : {}) },
})

const patient = expect.configure({ soft: true })

/** Routes that lead elsewhere by themselves. */
const LEFT_OUT = new Set<string>([ROUTES.authCallback, ROUTES.noAccess])
const PATHS = [
  ...Object.values(ROUTES).filter((path) => !LEFT_OUT.has(path)),
  '/games/rooms/red',
  '/games/cases/steppe',
  '/games/coinflip?against=players',
]

const GAME_PAGES = new Set(['live table', 'game', 'demo'])

/** Checks that nothing is wider than its box, and no text is cut or lies over another. */
async function fits(page: Page, message: string): Promise<void> {
  await patient.poll(() => overflow(page), { message }).toEqual([])
  await patient.poll(() => cutText(page), { message }).toEqual([])
}

async function fitEach(page: Page, sights: Sight[]): Promise<void> {
  for (const { name, go } of sights)
    await test.step(name, async () => {
      await go()
      await fits(page, name)
    })
}

test('letters are twice as large as by default', async ({ casino, page }) => {
  await casino.open('/ru/faq')
  const getSize = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(await getSize('main summary h3')).toBe(32)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await getSize('main h1')).toBe(56)
})

for (const size of SIZES) {
  for (const part of parts(3))
    test(`every page is whole with letters of twice the size, ${size.width} px wide${part.title}`, async ({
      call,
      casino,
      control,
      page,
      players,
      quiet,
    }) => {
      quiet.allow(REJECTED_BY_OPERATOR)
      const player = await players.enter({ balance: '12345.67' })
      await playEach(call, control, player)
      await control.seedHistory({ email: player.email, bets: 3, deposits: 1 })
      await page.setViewportSize(size)
      await casino.open('/ru')
      for (const path of part.of(PATHS))
        await test.step(path, async () => {
          await turnTo(page, `/ru${path}`)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect.poll(() => busyInSight(page)).toEqual([])
          await fits(page, path)
        })
    })

  test(`the dialogs of a guest are whole with letters of twice the size, ${size.width} px wide`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    await page.setViewportSize(size)
    await fitEach(page, guestTour(new Tour(page, 'ru')))
  })

  for (const part of parts(2))
    test(`the games and dialogs of a player are whole with letters of twice the size, ${size.width} px wide${part.title}`, async ({
      control,
      page,
      players,
      quiet,
    }) => {
      quiet.allow(REJECTED_BY_OPERATOR)
      const { email } = await players.enter({ balance: '1234567.89' })
      await control.seedHistory({ email, bets: 20, deposits: 3 })
      await control.needVerification(email)
      await page.setViewportSize(size)
      const tour = new Tour(page, 'ru')
      const games = tour.pages(findLongest('slots'), findLongest('live')).filter(({ name }) => GAME_PAGES.has(name))
      await fitEach(page, part.of([...accountTour(page, 'ru'), ...games, ...playerTour(tour)], isContinued))
    })

  test(`bonuses, deposits and withdrawals are whole with letters of twice the size, ${size.width} px wide`, async ({
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const { email } = await players.enter({ balance: '1234567.89' })
    await giveOffers(control, email)
    await page.setViewportSize(size)
    await fitEach(page, moneyTour(new Tour(page, 'ru')))
  })
}
