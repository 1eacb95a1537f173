import type { Locator, Page } from '@playwright/test'
import { ROUTES, gamePath } from '#src/base/routes.ts'
import { spinsGame } from '../operator/bonuses/campaigns.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { busyInSight } from './support/busy.ts'
import { expect, test } from './support/fixtures.ts'
import { parts } from './support/parts.ts'
import { playEach } from './support/rounds.ts'
import { MOST_SHIFT, readShifts, watchShifts } from './support/shifts.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
/** How far, px, a block of a skeleton may be from its place in the page. */
const AWAY = 8
/** Routes that redirect by themselves. */
const NO_PLACE_TO_STAY = new Set<string>([ROUTES.authCallback, ROUTES.resetPassword, ROUTES.noAccess, ROUTES.error])
const PATHS = [
  ...Object.values(ROUTES).filter((path) => !NO_PLACE_TO_STAY.has(path)),
  `${ROUTES.cases}/steppe`,
  ...(['demo', 'play'] as const).map((mode) => gamePath('slots', theCatalogue().games[0]?.[1] ?? '', mode)),
]

test.use({ hasServiceWorkers: false })

/** Opens pages by their addresses, and waits until all data of each has loaded. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => busyInSight(page)).toEqual([])
      const { sum, shifts } = await readShifts(page)
      expect
        .soft(sum, `${path}\n${shifts.map((shift) => JSON.stringify(shift)).join('\n')}`)
        .toBeLessThanOrEqual(MOST_SHIFT)
    })
}

for (const part of parts(5)) {
  test(`nothing shifts for a guest while a page loads${part.title}`, async ({ casino, page }) => {
    await page.setViewportSize(DESKTOP)
    await casino.open()
    await openAll(page, part.of(PATHS))
  })

  test(`nothing shifts for a player on a phone while a page loads${part.title}`, async ({
    call,
    control,
    page,
    players,
  }) => {
    await playEach(call, control, await players.enter({ balance: '100.00' }))
    await page.setViewportSize(PHONE)
    await openAll(page, part.of(PATHS))
  })
}

/** Chunks of pages, and what in the page has the place of which block of its skeleton. */
const SHAPED = [
  { path: ROUTES.crash, chunk: 'CrashPage', blocks: { 0: 'section >> nth=0', 1: 'section >> nth=2' } },
  { path: ROUTES.rooms, chunk: 'RoomsPage', blocks: { 0: 'header', 2: 'li >> nth=0' } },
  { path: ROUTES.vipClub, chunk: 'VipClub', blocks: { 0: 'section >> nth=0', 1: 'section >> nth=1' } },
  { path: ROUTES.tournaments, chunk: 'TournamentsPage', blocks: { 0: 'header', 1: '[role=tablist]' } },
  { path: ROUTES.profile, chunk: 'ProfilePages', blocks: { 1: 'nav', 2: 'section >> nth=0' } },
] as const

for (const size of [PHONE, DESKTOP])
  test(`a page’s skeleton has the shape of the page, ${size.width} px wide`, async ({ page, players }) => {
    await players.enter({ balance: '100.00' })
    await page.setViewportSize(size)
    const main = page.getByRole('main')
    for (const { path, chunk, blocks } of SHAPED)
      await test.step(path, async () => {
        let release: () => void = () => undefined
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route(new RegExp(`/assets/${chunk}-.*[.]js$`), async (route) => {
          await released
          await route.continue()
        })
        await page.goto(path)
        const coming = main.locator('.page-coming > .skeleton')
        await expect(coming.first()).toBeVisible()
        // Until the typeface is there, a text may take another line.
        await page.evaluate(() => document.fonts.ready)
        const readPlace = async (what: Locator) => {
          const { x = NaN, y = NaN, width = NaN } = (await what.boundingBox()) ?? {}
          return { x, y, width }
        }
        const expected = await Promise.all(Object.keys(blocks).map((at) => readPlace(coming.nth(Number(at)))))
        release()
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(coming).toHaveCount(0)
        // A text takes its last line count only once its typeface is there, which it may not have asked for yet.
        await expect(async () => {
          const places = await Promise.all(Object.values(blocks).map((selector) => readPlace(main.locator(selector))))
          const away = places.map(({ x, y, width }, at) => {
            const { x: left = NaN, y: top = NaN, width: wide = NaN } = expected[at] ?? {}
            return Math.max(Math.abs(x - left), Math.abs(y - top), Math.abs(width - wide))
          })
          const found = JSON.stringify([expected, places])
          for (const px of away) expect(px, `${path} ${found}`).toBeLessThanOrEqual(AWAY)
        }).toPass({ timeout: 20_000 })
        await page.unrouteAll({ behavior: 'wait' })
      })
  })

for (const size of [PHONE, DESKTOP])
  test(`cached free spins appear together with the page of their game, ${size.width} px wide`, async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '20.00' })
    await control.giveSpins({ email, left: 2 })
    await page.setViewportSize(size)
    const spins = page.getByTestId('free-spins')
    const { slug } = spinsGame(SMALL_CATALOGUE)
    await casino.open(gamePath('slots', slug))
    await expect(spins).toBeVisible()
    await watchShifts(page)
    await page.reload()
    await expect(spins).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, shifts } = await readShifts(page)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_SHIFT)
  })
