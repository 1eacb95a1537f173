import type { Page } from '@playwright/test'
import { ROUTES, gamePath } from '../../src/app/routing/routes.ts'
import { spinsGame } from '../operator/bonuses/campaigns.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { expect, test } from './support/fixtures.ts'
import { playEach } from './support/rounds.ts'
import { MOST_SHIFT, shiftsOf, watchShifts } from './support/shifts.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
/** Routes that redirect by themselves. */
const NO_PLACE_TO_STAY = new Set<string>([ROUTES.authCallback, ROUTES.resetPassword, ROUTES.noAccess, ROUTES.error])
const PATHS = [
  ...Object.values(ROUTES).filter((path) => !NO_PLACE_TO_STAY.has(path)),
  `${ROUTES.cases}/steppe`,
  ...(['demo', 'play'] as const).map((mode) => gamePath('slots', theCatalogue().games[0]?.[1] ?? '', mode)),
]

test.use({ hasServiceWorkers: false })

/** Opens each page by its address and waits until all its data has loaded. */
async function openAll(page: Page): Promise<void> {
  await watchShifts(page)
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => busyInSight(page)).toEqual([])
      const { sum, shifts } = await shiftsOf(page)
      expect.soft(sum, `${path}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MOST_SHIFT)
    })
}

/** Elements in view that still wait for their data. */
function busyInSight(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('[aria-busy=true]')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
}

test('nothing shifts for a guest while a page loads', async ({ casino, page }) => {
  await page.setViewportSize(DESKTOP)
  await casino.open()
  await openAll(page)
})

test('nothing shifts for a player on a phone while a page loads', async ({ call, control, page, players }) => {
  await playEach(call, control, await players.enter({ balance: '100.00' }))
  await page.setViewportSize(PHONE)
  await openAll(page)
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
    const { sum, shifts } = await shiftsOf(page)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_SHIFT)
  })
