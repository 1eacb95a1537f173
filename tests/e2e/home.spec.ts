import type { Page } from '@playwright/test'
import { getLobby } from '#endpoints/lobby.ts'
import { putFavourite } from '#endpoints/personal-lobby.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { playDice } from './support/rounds.ts'
import { MOST_SHIFT, readShifts, watchShifts } from './support/shifts.ts'
import { builtFiles } from './support/site.ts'
import { say } from './support/texts.ts'

declare global {
  interface Window {
    /** The games and row positions that the shell painted: layout-shift entries do not cover what React replaces. */
    painted: { names: string[]; rows: number[] }
  }
}

/** Records layout shifts and the first frame. */
async function watch(page: Page): Promise<void> {
  await watchShifts(page)
  await page.addInitScript(() => {
    window.painted = { names: [], rows: [] }
    // At this point the inline loader has run and React has not.
    document.addEventListener('DOMContentLoaded', () => {
      const names = document.querySelectorAll('[data-shell=shelf-row] .tile-name')
      const rows = document.querySelectorAll('.shelf-row')
      window.painted = {
        names: [...names].map((name) => name.textContent),
        rows: [...rows].map((row) => Math.round(row.getBoundingClientRect().top + window.scrollY)),
      }
    })
  })
}

/** Checks that nothing shifted and that the rows stand where the shell painted them. */
async function hasNotMoved(page: Page): Promise<void> {
  const { sum, shifts } = await readShifts(page)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
  const painted = await page.evaluate(() => window.painted.rows)
  const tops = await page
    .locator('.shelf-row')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top + window.scrollY)))
  expect(painted).toHaveLength(2)
  expect(tops.slice(0, 2)).toEqual(painted)
}

/** The sections of the home page for every visitor, from the top. */
const ROWS = [
  say('home.originals'),
  'Popular',
  'New',
  say('home.live'),
  say('liveBets.wins'),
  'Tournaments',
  'Providers',
]

test.describe('home', () => {
  test.use({ hasServiceWorkers: false })

  test('the home page shows its rows, and nothing shifts while they load @gate', async ({ casino, home, page }) => {
    await watch(page)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await casino.open()
      await expect(casino.home.tiles('Popular').nth(3)).toBeVisible()
      await casino.home.comeNear(say('home.live'))
      await expect(casino.home.providers.first()).toBeAttached()
      // The code of some rows comes later than the providers.
      await expect.poll(() => casino.home.names()).toEqual(ROWS)
      await page.evaluate(() => window.scrollTo(0, 0))
      await hasNotMoved(page)
    }

    const forth = page.getByRole('button', { name: say('home.forth', { title: 'Popular' }), exact: true })
    const back = page.getByRole('button', { name: say('home.back', { title: 'Popular' }), exact: true })
    const first = casino.home.tiles('Popular').first()
    await expect(back).toBeDisabled()
    await forth.click()
    await expect(first).not.toBeInViewport()
    await expect(back).toBeEnabled()
    // The scroll renders the rest of the row.
    await expect(casino.home.tiles('Popular')).toHaveCount(24)
    await casino.home.tiles('Popular').last().focus()
    await expect(forth).toBeDisabled()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(casino.home.tiles('Popular').nth(1)).toBeFocused()

    const provider = casino.home.providers.first()
    const name = (await provider.textContent())?.replace(/^\P{Ll}{2}(?=\p{Lu})/u, '') ?? ''
    await provider.click()
    await expect(page).toHaveURL(`${home}/games/slots?${new URLSearchParams({ provider: name })}`)
    await expect(casino.slots.tiles.first()).toContainText(name)
  })

  test('on a phone every game is two taps away from every page', async ({ casino, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await casino.open('/faq')
    const games = casino.frame.bottomBar.getByRole('button', { name: 'Games', exact: true })
    const menu = page.getByRole('dialog', { name: 'Games', exact: true })
    for (const name of ['Cases', 'Coinflip', 'Dice', 'Hilo', 'Keno', 'Miner', 'Roulette', 'Slots', 'Live casino']) {
      await games.click()
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(menu).toHaveCount(0)
      await expect(casino.frame.heading(name)).toBeVisible()
    }
    await games.click()
    await page.keyboard.press('Escape')
    await expect(games).toBeFocused()
    await casino.open()
    await casino.home.tiles(say('home.originals')).filter({ hasText: 'Keno' }).click()
    await expect(casino.frame.heading('Keno')).toBeVisible()
    await games.click()
    await menu.getByRole('searchbox', { name: 'Search games', exact: true }).fill('рулетка')
    await menu
      .getByRole('region', { name: say('home.originals'), exact: true })
      .getByRole('link', { name: 'Roulette' })
      .click()
    await expect(menu).toHaveCount(0)
    await expect(casino.frame.heading('Roulette')).toBeVisible()
  })

  test('a game of any kind is found by its name from every page', async ({ casino, home, page }) => {
    const [, slug = '', slot = ''] = theCatalogue(SMALL_CATALOGUE).games.find((row) => row[4] === 'slots') ?? []
    const [, , table = ''] = theCatalogue(SMALL_CATALOGUE).games.find((row) => row[4] === 'live') ?? []
    await page.setViewportSize({ width: 1_280, height: 740 })
    await casino.open('/faq')
    const open = casino.frame.rail.getByRole('button', { name: 'Search games', exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Search games', exact: true })
    const field = dialog.getByRole('searchbox', { name: 'Search games', exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type(table)
    await expect(
      dialog.getByRole('region', { name: 'Live casino', exact: true }).getByRole('link', { name: table, exact: true }),
    ).toBeVisible()
    await field.fill('no such game')
    await expect(dialog).toContainText(say('shelf.nothingFor', { query: 'no such game' }))
    await field.fill(slot)
    await dialog
      .getByRole('region', { name: 'Slots', exact: true })
      .getByRole('link', { name: slot, exact: true })
      .click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`${home}/games/slots/${slug}/play`)

    await page.setViewportSize({ width: 360, height: 740 })
    await casino.open()
    await page.getByRole('main').getByRole('button', { name: 'Search games', exact: true }).click()
    await expect(field).toBeFocused()
    await page.keyboard.type('keno')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${home}/games/slots?q=keno`)
    await expect(casino.slots.search).toHaveValue('keno')
    await expect(page.getByRole('main').getByRole('link', { name: 'Keno', exact: true })).toBeVisible()
  })
})

test('the games of the last settled bets come first from the first frame on, also offline, and go at log-out', async ({
  call,
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter({ balance: '100.00' })
  const { token } = player
  const lobby = await call(getLobby)
  const [, liked] = (lobby.ok && lobby.reply.shelves[0]?.games) || []
  if (!liked) throw new Error('the operator has no games')
  await playDice(call, player)
  await call(putFavourite, { token, params: { gameId: liked.id }, body: { favourite: true } })

  await casino.open()
  await casino.home.comeNear(say('home.recent'), 1)
  // Stored before the reload: rows that come late are added at the end.
  await casino.home.comeNear('Favourites', 1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shell'))).toContain('"recent"')
  await watch(page)
  await page.reload()
  expect(await page.evaluate(() => window.painted.names)).toEqual(['Dice'])
  // The live bets and the tournaments are rendered only when they come near the screen.
  const [originals = '', ...others] = ROWS.filter((name) => name !== say('liveBets.wins') && name !== 'Tournaments')
  const rows = [originals, say('home.recent'), 'Favourites', ...others]
  await expect.poll(() => casino.home.names()).toEqual(rows)
  await casino.home.comeNear('Favourites', 1)
  await expect(casino.home.tiles('Favourites')).toHaveAccessibleName(liked.name)
  await page.evaluate(() => window.scrollTo(0, 0))
  const cards = page.getByRole('main').locator('section').first().getByRole('link')
  await expect(cards).toHaveText([
    `Gift for the first deposit${say('home.bonus.left', { days: '3' })}`,
    new RegExp(`^${say('nav.tournaments')}`),
  ])
  await hasNotMoved(page)

  await wholeBuildCached(page, builtFiles())
  await control.stopListening()
  await page.reload()
  await expect(casino.frame.offline).toBeVisible()
  await expect.poll(() => casino.home.names()).toEqual(rows)
  await expect(cards).toHaveCount(2)
  await casino.home.tiles(say('home.recent')).first().click()
  await expect(casino.frame.heading('Dice')).toBeVisible()
  await casino.open()

  await control.startListening()
  await expect(casino.frame.offline).toHaveCount(0)
  await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
  await casino.profile.logOut.press('Enter')
  await casino.frame.isOfGuest()
  await casino.open()
  await casino.home.comeNear('Popular')
  await expect(page.getByRole('region', { name: say('home.recent'), exact: true })).toHaveCount(0)
})
