import { ORDINARY } from '../operator/catalogue/make.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, catalogue: ORDINARY })

/** Far fewer tiles than games: those in view and a few rows around them. */
const MOST_TILES = 120

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
      const getTop = (item: Element | undefined) => item?.getBoundingClientRect().top ?? -1
      const first = items.find((item) => getTop(item) >= 0)
      const columns = items.filter((item) => getTop(item) === getTop(first)).length
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

test('the address of a game opens that game', async ({ casino, page }) => {
  await casino.slots.open()
  const href = (await casino.slots.tiles.first().getAttribute('href')) ?? ''
  const name = (await casino.slots.tiles.first().getAttribute('aria-label')) ?? ''
  await page.goto(href)
  await expect(casino.frame.heading(name)).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Tulpar`)
})

test('slots are found despite typos, keyboard layout and alphabet; filters are in the address @gate', async ({
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

test('a catalogue of 20,000 long names has a correct screen', async ({ casino, control, page }) => {
  const { slots } = casino
  await page.setViewportSize({ width: 360, height: 740 })
  await control.set({ catalogue: { size: 20_000, names: 'long' } })
  await page.goto('/games/slots')
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
})
