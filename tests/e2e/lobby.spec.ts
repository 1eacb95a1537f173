import { ORDINARY } from '../operator/catalogue/make.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, catalogue: ORDINARY })

/** Far fewer tiles than games: those in view and a few rows around them. */
const MOST_TILES = 120

test('the home page shows its carousels in the operator’s order, and each leads to all games of its kind', async ({
  casino,
  page,
  home,
  control,
}) => {
  await casino.open()
  for (const name of ['Popular', 'New', say('home.live')] as const) {
    await casino.home.comeNear(name)
  }
  await expect(casino.home.shelf('New')).toContainText('New')
  const [asked] = await control.requests({ endpoint: 'getLobby' })
  expect(asked).toMatchObject({ method: 'GET', status: 200 })
  const first = (await casino.home.tiles('Popular').first().getAttribute('aria-label')) ?? ''

  await casino.home
    .shelf('Popular')
    .getByRole('link', { name: say('home.allOf', { title: 'Popular' }), exact: true })
    .click()
  await expect(page).toHaveURL(`${home}/games/slots`)
  await expect(casino.slots.tiles.first()).toHaveAccessibleName(first)
  await page.goBack()
  await casino.home
    .shelf(say('home.live'))
    .getByRole('link', { name: say('home.allOf', { title: say('home.live') }), exact: true })
    .click()
  await expect(page).toHaveURL(`${home}/games/live-casino`)
  await casino.liveCasino.counts('600 games')
})

test('every width has a way to live casino', async ({ casino, page, home }) => {
  for (const width of [360, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await casino.open()
    await casino.frame.goTo('Slots')
    await casino.slots.counts('9,400 games')
    await casino.frame.goTo('Live casino')
    await expect(page).toHaveURL(`${home}/games/live-casino`)
    await casino.liveCasino.counts('600 games')
  }
})

test('a favourite is stored offline, sent later and there after a reload; a guest who logs in first has it too', async ({
  casino,
  control,
  context,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const { slots } = casino
  await slots.open()
  const [first = '', second = ''] = await slots.names()
  await slots.heart(second).click()
  await casino.logIn.close()
  await expect(slots.heart(second)).toHaveAttribute('aria-pressed', 'false')

  const player = await players.make()
  await slots.heart(first).click()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with(player)
  await expect(slots.heart(first)).toHaveAttribute('aria-pressed', 'true')
  await control.waitForRequests({ match: { endpoint: 'putFavourite' } })
  // The favourite of the cancelled log-in is not added.
  await expect(slots.heart(second)).toHaveAttribute('aria-pressed', 'false')
  const originals = page.getByRole('region', { name: say('home.originals'), exact: true })
  const dice = page.getByRole('button', { name: say('favourite.add', { name: 'Dice' }), exact: true })
  await casino.open('/games/dice')
  await dice.click()
  await expect(dice).toHaveAttribute('aria-pressed', 'true')
  await casino.open()
  await expect(casino.home.shelf('Favourites').getByRole('link', { name: 'Dice', exact: true })).toBeVisible()
  await slots.open()
  await slots.list('Favourites').click()
  await expect(originals.getByRole('link', { name: 'Dice', exact: true })).toBeVisible()
  await slots.search.fill('кено')
  await expect(originals).toHaveCount(0)
  await slots.search.fill('дайс')
  await originals.getByRole('button', { name: say('favourite.add', { name: 'Dice' }), exact: true }).click()
  await expect(originals).toHaveCount(0)
  await slots.search.fill('')
  await slots.list(say('home.look')).click()
  await control.waitForRequests({ match: { endpoint: 'putFavourite' }, count: 3 })
  await control.clearRequests()

  await context.setOffline(true)
  await slots.heart(second).click()
  await slots.heart(first).click()
  await expect(slots.heart(second)).toHaveAttribute('aria-pressed', 'true')
  await slots.list('Favourites').click()
  await expect(slots.tiles).toHaveCount(1)
  await expect(slots.tile(second)).toBeVisible()
  await context.setOffline(false)
  await control.waitForRequests({ match: { endpoint: 'putFavourite' }, count: 2, withinMs: 60_000 })
  // The address is updated shortly after the list was chosen.
  await expect(page).toHaveURL(/list=favourites/)
  await page.reload()
  await expect(slots.tile(second)).toBeVisible()
  await expect(slots.tiles).toHaveCount(1)
  await expect(slots.list('Favourites')).toHaveAttribute('aria-selected', 'true')
  await slots.list(say('shelf.list.recent')).click()
  await expect(page.getByText(say('shelf.noRecent'))).toBeVisible()
})

test('live casino lists 600 tables with their own search', async ({ casino, page }) => {
  await casino.open()
  await casino.frame.rail.getByRole('link', { name: 'Live casino', exact: true }).click()
  const { liveCasino } = casino
  await liveCasino.counts('600 games')
  expect(await liveCasino.tiles.count()).toBeLessThan(MOST_TILES)
  await liveCasino.find('roulette')
  await liveCasino.tiles.first().click()
  await expect(page.getByRole('main')).toContainText(say('play.guest'))
  await expect(page.getByRole('link', { name: say('play.toDemo'), exact: true })).toHaveCount(0)
})

test('a data section that cannot be loaded shows an error, keeps the cached data, and loads again on request', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(/reply is not JSON|Failed to load resource/)
  await control.fault({ match: { endpoint: 'getLobby' }, kind: 'html', times: 0 })
  await casino.open()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText(say('error.contract'))
  await control.clearFaults()
  await problem.getByRole('button', { name: 'Try again', exact: true }).click()
  await casino.home.comeNear('Popular')
  await expect(problem).toHaveCount(0)

  await control.fault({ match: { endpoint: 'getLobby' }, kind: 'truncated', times: 0 })
  await page.reload()
  await casino.home.comeNear('Popular')
})
