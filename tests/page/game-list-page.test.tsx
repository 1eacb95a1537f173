import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeGame, putCatalogue } from './support/catalogue.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

const search = page.getByRole('searchbox', { name: 'Search games', exact: true })
const tiles = page.getByRole('list', { name: 'Slots', exact: true }).getByRole('link')
const counts = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

async function openSlots(games: readonly FakeGame[], query = '') {
  await openApp(`/games/slots${query}`, { fill: (database) => putCatalogue(database, games) })
  await expect.element(search).toBeVisible()
}

const SOME: FakeGame[] = [
  { name: 'Amber Fields' },
  { name: 'Jade Temple' },
  { name: 'Jade Rivers', provider: 'Степной Ветер' },
  { name: 'Candlelit Hall' },
]

const nameOfAll = SOME.map(({ name }) => name)

test.each([
  { typed: 'JADE', finds: ['Jade Temple', 'Jade Rivers'] },
  { typed: 'jade temple', finds: ['Jade Temple'] },
  { typed: 'brass otter', finds: ['Amber Fields', 'Jade Temple', 'Candlelit Hall'] },
  { typed: 'СТЕПНОЙ', finds: ['Jade Rivers'] },
])('slots are found by name and provider, in any case and in Cyrillic: $typed', async ({ typed, finds }) => {
  await openSlots(SOME)
  await expect.poll(() => tiles.elements().length).toBe(SOME.length)
  await search.fill(typed)
  await expect.poll(() => tiles.elements().map((tile) => tile.getAttribute('aria-label'))).toEqual(finds)
})

test('a search that finds nothing says so and can be cleared', async () => {
  await openSlots(SOME)
  await search.fill('no such game at all')
  await expect.element(page.getByText(say('shelf.nothingFor', { query: 'no such game at all' }))).toBeVisible()
  await counts('0 games')
  await expect.element(tiles.first()).not.toBeInTheDocument()
  const popular = page.getByRole('region', { name: say('home.popular'), exact: true }).getByRole('link')
  await expect.poll(() => popular.elements().map((tile) => tile.getAttribute('aria-label'))).toEqual(nameOfAll)
  await expect.element(page.getByRole('button', { name: say('shelf.clear'), exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: say('shelf.clearSearch'), exact: true }).click()
  await counts('4 games')
  await expect.element(search).toHaveValue('')
})

test('the games of a provider are a page with its name and their number', async () => {
  await openSlots(SOME, `?provider=${encodeURIComponent('Степной Ветер')}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Степной Ветер', exact: true })).toBeVisible()
  await counts('1 game')
  expect(document.title).toBe('Степной Ветер · Slots · Tulpar')
  await page.getByRole('button', { name: say('shelf.clear'), exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Slots', exact: true })).toBeVisible()
  expect(document.title).toBe('Slots · Tulpar')
})

test('an address with another provider keeps the name of the page', async () => {
  await openSlots(SOME, `?provider=${encodeURIComponent('Call this number')}`)
  await counts('0 games')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Slots', exact: true })).toBeVisible()
  expect(document.title).toBe('Slots · Tulpar')
})

test('the address of a search shows its results', async () => {
  await openSlots(SOME, '?q=candle')
  await expect.element(search).toHaveValue('candle')
  await expect.poll(() => tiles.elements().map((tile) => tile.getAttribute('aria-label'))).toEqual(['Candlelit Hall'])
})

test('an empty catalogue says that it is empty', async () => {
  await openSlots([])
  await expect.element(page.getByText(say('shelf.nothing'))).toBeVisible()
  await expect.element(tiles.first()).not.toBeInTheDocument()
})

test('a catalogue of one game counts one game', async () => {
  await openSlots([{ name: 'A very long name '.repeat(12).trim() }])
  await counts('1 game')
  expect(tiles.elements()).toHaveLength(1)
})

test('a name with markup is shown as text', async () => {
  await openSlots([{ name: '<img src=x onerror=alert(1)>' }])
  await expect.element(tiles.first()).toHaveTextContent('<img src=x')
  expect(tiles.first().element().querySelector('img[src=x]')).toBeNull()
  await expect.poll(() => document.title).toBe('Slots · Tulpar')
})
