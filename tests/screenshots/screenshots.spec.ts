import type { Page } from '@playwright/test'
import { LOCALES } from '#domain/languages/locales.ts'
import { accountTour } from '../e2e/pages/account-tour.ts'
import { guestTour } from '../e2e/pages/guest-tour.ts'
import { playerTour, paidSight } from '../e2e/pages/player-tour.ts'
import { moneyTour } from '../e2e/pages/money-tour.ts'
import { type Sight, Tour } from '../e2e/pages/tour.ts'
import { test } from '../e2e/support/fixtures.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import type { GameKind } from '#domain/games/game-types.ts'

const PHONE = { width: 360, height: 740 }
const SIZES = [PHONE, { width: 768, height: 1_024 }, { width: 1_024, height: 768 }, { width: 1_440, height: 900 }]
const FOLDER = '.screenshots'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

const games = (kind: GameKind) => theCatalogue(SMALL_CATALOGUE).games.filter((game) => game[4] === kind)
const [SLOT = { name: '', slug: '' }] = games('slots').map(([, slug, name]) => ({ name, slug }))
const [TABLE = { name: '', slug: '' }] = games('live').map(([, slug, name]) => ({ name, slug }))

/** Takes a picture of each sight at every size; one that fails is named, and the others continue. */
async function picture(page: Page, locale: string, sights: Sight[]): Promise<void> {
  for (const sight of sights) {
    await test.step(sight.name, async () => {
      if (sight.isOfPhone) await page.setViewportSize(PHONE)
      await sight.go()
      for (const size of sight.isOfPhone ? [PHONE] : SIZES) {
        await page.setViewportSize(size)
        await page.waitForTimeout(250)
        const file = sight.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()
        await page.screenshot({ path: `${FOLDER}/${locale}/${file}-${size.width}.png`, animations: 'disabled' })
      }
    })
  }
}

for (const locale of LOCALES) {
  test.beforeEach(({ quiet, page }) => {
    quiet.allow(/./)
    return page.setViewportSize(PHONE)
  })

  test(`pages, in ${locale}`, async ({ casino, control }) => {
    const tour = new Tour(casino.page, locale)
    await picture(casino.page, locale, tour.pages(SLOT, TABLE))
    await control.set({ blocked: true })
    await picture(casino.page, locale, [tour.noAccess()])
    await control.set({ blocked: false, catalogue: { ...SMALL_CATALOGUE, size: 0 } })
    await picture(casino.page, locale, [tour.noGames()])
  })

  test(`dialogs of a guest, in ${locale}`, async ({ casino }) => {
    await picture(casino.page, locale, guestTour(new Tour(casino.page, locale)))
  })

  test(`an account, in ${locale}`, async ({ casino, control, players }) => {
    const { email } = await players.enter({ balance: '1234567.89' })
    await control.seedHistory({ email, bets: 100, deposits: 3 })
    await control.needVerification(email)
    await picture(casino.page, locale, accountTour(casino.page, locale))
  })

  test(`bonuses and money, in ${locale}`, async ({ casino, control, players }) => {
    const { email } = await players.enter({ balance: '1234567.89' })
    await control.giveBonus({ email, offer: 'first-deposit', isActive: true })
    await control.giveBonus({ email, offer: 'welcome-100' })
    await control.giveSpins({ email })
    await control.giveVipPoints({ email, points: 60_000 })
    await picture(casino.page, locale, moneyTour(new Tour(casino.page, locale)))
  })

  test(`pages and dialogs of a player, in ${locale}`, async ({ casino, control, players }) => {
    const tour = new Tour(casino.page, locale)
    const player = await players.enter({ balance: '12345.67' })
    const homePages = tour.pages(SLOT, TABLE).filter((sight) => sight.name === 'home')
    await picture(
      casino.page,
      locale,
      homePages.map((sight) => ({ ...sight, name: 'home of a player' })),
    )
    await picture(casino.page, locale, playerTour(tour))
    const [open] = await control.invoices(player.email)
    await control.payInvoice(open?.id ?? 0)
    await picture(casino.page, locale, [paidSight(tour)])
    await control.stopListening()
    await picture(casino.page, locale, [tour.offline()])
  })
}
