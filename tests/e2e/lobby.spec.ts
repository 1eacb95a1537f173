import { ORDINARY } from '../operator/catalogue/make.ts'
import { OPERATOR_GONE, REFUSED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, catalogue: ORDINARY })

/** Far fewer tiles than games: those in view and a few rows around them. */
const MOST_TILES = 120

test.describe('home', () => {
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

  test('a carousel that could not be refreshed shows its age beside its heading', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await casino.open()
    await expect(casino.home.tiles('Popular').first()).toBeVisible()
    await control.fault({ match: { endpoint: 'getLobby' }, kind: 'reply', status: 500, times: 0 })
    await page.reload()
    await expect(casino.home.shelf('Popular').getByText(/^updated /)).toBeVisible()
    await expect(casino.home.shelf('Popular').getByRole('heading', { name: 'Popular', exact: true })).toBeVisible()
  })
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

test.describe('slots', () => {
  test('9,400 games take few DOM nodes at every scroll position', async ({ casino, page }) => {
    const { slots } = casino
    await slots.open()
    await slots.counts('9,400 games')
    expect(await slots.tiles.count()).toBeLessThan(MOST_TILES)
    await expect(slots.grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '9400')

    const [top] = await slots.names()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(slots.grid.locator('[aria-posinset="9400"]')).toBeVisible()
    expect(await slots.tiles.count()).toBeLessThan(MOST_TILES)
    expect(await slots.names()).not.toContain(top)
  })

  test('the list keeps its position when a phone is turned and turned back', async ({ casino, page }) => {
    const { slots } = casino
    await page.setViewportSize({ width: 360, height: 740 })
    await slots.open()
    await slots.counts('9,400 games')
    await page.evaluate(() => window.scrollTo(0, 60_000))
    /** The first game that is fully in view, and the number of columns. */
    const leading = (): Promise<{ game: number; columns: number }> =>
      slots.grid.getByRole('listitem').evaluateAll((items) => {
        const topOf = (item: Element | undefined) => item?.getBoundingClientRect().top ?? -1
        const first = items.find((item) => topOf(item) >= 0)
        const columns = items.filter((item) => topOf(item) === topOf(first)).length
        return { game: Number(first?.getAttribute('aria-posinset')), columns }
      })
    await expect.poll(async () => (await leading()).game).toBeGreaterThan(1_000)
    const before = await leading()
    await page.setViewportSize({ width: 740, height: 360 })
    const isTurned = async (): Promise<boolean> => {
      const { game, columns } = await leading()
      return columns > before.columns && Math.abs(game - before.game) < 4
    }
    // For a frame or two the page has its final width but its rows are not laid out yet.
    await expect.poll(isTurned).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(leading).toEqual(before)
  })

  test('slots are found by name and provider, in any case and in Cyrillic; an empty result says so', async ({
    casino,
  }) => {
    const { slots } = casino
    await slots.open()
    await slots.find('JADE')
    expect((await slots.names()).length).toBeGreaterThan(1)
    const [name = ''] = await slots.names()
    await slots.search.fill(name)
    await expect(slots.tiles.first()).toHaveAccessibleName(name)

    await slots.find('СТЕПНОЙ')

    await slots.search.fill('no such game at all')
    await expect(casino.page.getByText(say('shelf.nothingFor', { query: 'no such game at all' }))).toBeVisible()
    await slots.counts('0 games')
    await expect(slots.tiles).toHaveCount(0)
    await expect(casino.page.getByRole('button', { name: say('shelf.clear'), exact: true })).toHaveCount(0)
    await casino.page.getByRole('button', { name: say('shelf.clearSearch'), exact: true }).click()
    await slots.counts('9,400 games')
    await expect(slots.search).toHaveValue('')
  })

  test('the font of all names is loaded before the first key press', async ({ casino, page }) => {
    await page.setViewportSize({ width: 360, height: 720 })
    await casino.open('/games/slots')
    await expect(casino.slots.tiles.first().locator('.tile-cover')).toBeVisible()
    /** The font subset whose letters do not occur in the first rows. */
    const kazakh = (): Promise<string | undefined> =>
      page.evaluate(() => [...document.fonts].find(({ unicodeRange }) => unicodeRange.includes('U+460'))?.status)
    await expect.poll(kazakh).toBe('unloaded')
    await casino.slots.search.focus()
    await expect.poll(kazakh).toBe('loaded')
  })

  test('the games of one provider can be searched, and Back restores filter and search', async ({
    casino,
    home,
    page,
  }) => {
    const { slots } = casino
    await slots.open()
    await slots.provider.selectOption('Brass Otter')
    await expect(slots.tiles.first()).toContainText('Brass Otter')
    const shown = await slots.tiles.allTextContents()
    expect(shown.filter((text) => !text.includes('Brass Otter'))).toEqual([])
    await slots.search.fill('the')
    await expect(page).toHaveURL(`${home}/games/slots?q=the&provider=Brass+Otter`)
    const names = await slots.names()

    const [first = ''] = names
    await slots.tile(first).click()
    await expect(casino.frame.heading(first)).toBeVisible()
    await page.goBack()
    await expect(slots.search).toHaveValue('the')
    await expect(slots.provider).toHaveValue('Brass Otter')
    await expect(slots.tiles.first()).toHaveAccessibleName(first)

    await page.reload()
    await expect(slots.search).toHaveValue('the')
    // How many rows are rendered depends on the scroll position and the machine.
    await expect.poll(async () => (await slots.names()).slice(0, names.length)).toEqual(names)
  })

  test('slots are browsed and opened by keyboard', async ({ casino, page }) => {
    const { slots } = casino
    await slots.open()
    await slots.search.focus()
    await page.keyboard.type('amber')
    await slots.finds('amber')
    const names = await slots.names()
    await page.keyboard.press('Tab')
    await expect(slots.provider).toBeFocused()
    await slots.list(say('home.look')).focus()
    await page.keyboard.press('Tab')
    await expect(slots.tile(names[0] ?? '')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(slots.heart(names[0] ?? '')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(slots.tile(names[1] ?? '')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(casino.frame.heading(names[1] ?? '')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the address of a search shows its results, and the address of a game opens that game', async ({
    casino,
    page,
  }) => {
    await casino.slots.open('?q=jade')
    await expect(casino.slots.search).toHaveValue('jade')
    const href = (await casino.slots.tiles.first().getAttribute('href')) ?? ''
    const name = (await casino.slots.tiles.first().getAttribute('aria-label')) ?? ''
    await page.goto(href)
    await expect(casino.frame.heading(name)).toBeVisible()
    await expect(page).toHaveTitle(`${name} · Tulpar`)
  })
})

test('slots are found despite typos, keyboard layout and alphabet; filters are in the address', async ({
  casino,
  page,
  home,
}) => {
  const { slots } = casino
  await slots.open()
  for (const query of ['candlelti', 'сфтвдудше', 'кандлелит']) {
    await slots.search.fill(query)
    await expect(slots.tiles.first()).toHaveAccessibleName(/^Candlelit /)
  }
  // Matches that are in neither list, or in the other one, are shown too.
  await slots.search.fill('кости')
  await expect(page.getByRole('main').getByRole('link', { name: 'Dice', exact: true })).toBeVisible()
  await slots.search.fill('blackjack')
  const tables = page.getByRole('region', { name: 'Live casino', exact: true })
  await expect(tables.getByRole('link', { name: /Blackjack/ }).first()).toBeVisible()
  await tables.getByRole('link', { name: say('home.allOf', { title: 'Live casino' }), exact: true }).click()
  await casino.liveCasino.finds('blackjack')
  await page.goBack()

  await slots.search.fill('candlelti')
  await slots.type.selectOption(say('gameType.classic'))
  await slots.feature('Jackpot').click()
  await slots.feature(say('bonuses.freeSpins')).click()
  await slots.order.selectOption(say('shelf.sort.az'))
  await expect(page).toHaveURL(`${home}/games/slots?q=candlelti&type=classic&feature=freeSpins&feature=jackpot&sort=az`)
  const names = await slots.names()
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  expect(names.filter((name) => !name.includes('Candlelit'))).toEqual([])

  await slots.tile(names[0] ?? '').click()
  await expect(casino.frame.heading(names[0] ?? '')).toBeVisible()
  await page.goBack()
  await expect.poll(() => slots.names()).toEqual(names)
  await expect(slots.feature('Jackpot')).toHaveAttribute('aria-pressed', 'true')
  const active = page.getByRole('list', { name: say('shelf.active'), exact: true })
  await active.getByRole('button', { name: say('shelf.remove', { name: 'Classic slots' }), exact: true }).click()
  await expect(page).toHaveURL(`${home}/games/slots?q=candlelti&feature=freeSpins&feature=jackpot&sort=az`)

  await slots.search.fill('')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: say('shelf.filtersOn', { count: '2' }), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true })
  await expect(slots.type).toHaveCount(1)
  // Where the filters fit beside the search, there is no sheet.
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(sheet).toHaveCount(0)
  await expect(slots.type).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: say('shelf.filtersOn', { count: '2' }), exact: true }).click()
  await sheet.getByRole('button', { name: say('shelf.clear'), exact: true }).click()
  await sheet.getByRole('button', { name: 'Show 9,400 games', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${home}/games/slots?sort=az`)
})

test('a search shows matches elsewhere and reserves no room for them', async ({ casino, page }) => {
  const { slots } = casino
  const main = page.getByRole('main')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await slots.open()
    const before = await slots.tiles.first().boundingBox()
    await slots.find('ember')
    const there = main.getByRole('link', { name: /^Live casino: \d+$/ })
    await expect(there).toBeVisible()
    expect(await slots.tiles.first().boundingBox()).toEqual(before)
    await slots.find('wheel')
    await expect(main.getByRole('link', { name: say('nav.wheel'), exact: true })).toBeVisible()
    await expect(there).toHaveAttribute('href', '/games/live-casino?q=wheel')
    await there.click()
    await casino.liveCasino.finds('wheel')
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

test('a catalogue with 0, 1, 20,000, long or markup names has a correct screen', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  // Requests of the previous page may still be open.
  quiet.allow(/Another connection wants to delete database|database cleared/)
  const { slots } = casino
  await page.setViewportSize({ width: 360, height: 740 })
  const reopened = async (size: number, names: 'ordinary' | 'long' | 'markup') => {
    await control.set({ catalogue: { size, names } })
    // Clears the databases, as for a first visit.
    await page.goto('/favicon.ico')
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          request.addEventListener('success', resolve)
          request.addEventListener('error', resolve)
        })
    })
    await page.goto('/games/slots')
  }
  await reopened(0, 'ordinary')
  await expect(page.getByText(say('shelf.nothing'))).toBeVisible()
  await expect(slots.tiles).toHaveCount(0)

  await reopened(1, 'long')
  await slots.counts('1 game')
  await expect(slots.tiles).toHaveCount(1)

  await reopened(20_000, 'long')
  // A busy machine needs a long time to read and index 20,000 games.
  await expect(page.getByText('18,800 games', { exact: true })).toBeVisible({ timeout: 120_000 })
  expect(await slots.tiles.count()).toBeLessThan(MOST_TILES)
  const [name = ''] = await slots.names()
  expect(name).toHaveLength(200)
  await slots.search.fill('grand turnament')
  await expect(slots.tiles.first()).toContainText('Grand Tournament')
  const size = await slots.tiles.first().boundingBox()
  expect((size?.height ?? 0) / (size?.width ?? 1)).toBeCloseTo(4 / 3, 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await reopened(50, 'markup')
  await expect(slots.tiles.first()).toContainText('<img src=x')
  await expect(page).toHaveTitle('Slots · Tulpar')
})

test('an unknown game is not found even while the catalogue is not loaded', async ({ casino, control, quiet }) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  await control.fault({ match: { endpoint: 'getCatalogue' }, hold: 'before', times: 0 })
  await casino.open('/games/slots/no-such-game/play')
  await expect(casino.frame.heading(say('notFound.title', { path: '/games/slots/no-such-game/play' }))).toBeVisible()
})

test('the page of a game that cannot be loaded shows an error and asks again', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await casino.slots.open()
  await casino.slots.tiles.first().waitFor()
  await control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status: 500, times: 0 })
  await casino.open('/games/slots/of-tomorrow/play')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText(saying('error.operator'))
  await expect(page.getByRole('heading', { name: saying('notFound.title') })).toHaveCount(0)
  await control.clearFaults()
  await problem.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(casino.frame.heading(say('notFound.title', { path: '/games/slots/of-tomorrow/play' }))).toBeVisible()
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

test.describe('a data section that cannot be loaded', () => {
  test('shows an error, keeps the cached data, and loads again on request', async ({
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

  test('favourites that cannot be loaded show an error on the home page and in their list, never an empty list', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await players.enter()
    const fault = { match: { endpoint: 'getFavourites' }, kind: 'reply', status: 500, body: {}, times: 0 } as const
    const broken = await control.fault(fault)
    await casino.open()
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(saying('error.operator'))
    await expect(page.getByRole('heading', { name: 'Favourites', exact: true })).toBeVisible()

    const none = page.getByText(saying('shelf.noFavourites'))
    const asked = async (): Promise<number> => (await control.requests({ endpoint: 'getFavourites' })).length
    const before = await asked()
    await page.goto('/games/slots?list=favourites')
    await expect(problem).toContainText(saying('error.operator'))
    // The error of the previous page was stored; the request of this page would also clear it, so wait for that one.
    await expect.poll(asked).toBeGreaterThan(before)
    // It is not known that there are none.
    await expect(page.getByText('0 games', { exact: true })).toHaveCount(0)
    await expect(none).toHaveCount(0)
    await control.cancelFault(broken)
    // If the error of that request arrives after the press, the button is shown again.
    await expect(async () => {
      await problem.getByRole('button', { name: 'Try again', exact: true }).click()
      await expect(none).toBeVisible()
    }).toPass()
    await expect(problem).toHaveCount(0)
  })
})
