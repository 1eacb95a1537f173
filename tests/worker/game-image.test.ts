import { beforeEach, expect, test } from 'vitest'
import { coverShapes } from '#src/cover/cover-shapes.ts'
import { COVER_VIEW_BOX } from '#src/cover/cover-view-box.ts'
import { catalogueTable, gameAt } from '#db/lobby-view.ts'
import { playedCards } from '#db/played-cards.ts'
import { good, useWorld } from './support/world.ts'

/** Pictures of games: from a reply to the rows that tiles show. */

const world = useWorld()
const address = (id: string): RegExp => new RegExp(`^http://general\\.localhost:\\d+/pictures/${id}\\.svg$`)

beforeEach(() => world.control.set({ pictures: true }))

async function popular() {
  const row = await world.db.lobby.get('home')
  return row?.shelves.find(({ id }) => id === 'popular')?.games ?? []
}

test('the lobby, the catalogue, a single game and the last played games have the same picture', async () => {
  const { lobby } = (await world.open()).commands
  good(await lobby.refreshHome())
  const card = (await popular()).find(({ image }) => image)
  if (!card) throw new Error('no popular game has a picture')
  expect(card.image).toMatchObject({ width: 300, height: 400, color: expect.stringMatching(/^#[\da-f]{6}$/) })
  expect(card.image?.url).toMatch(address(card.id))

  good(await lobby.findGame({ kind: 'slots', slug: card.slug }))
  const found = await world.db.facts.get('foundGame')
  expect(found).toHaveProperty('shelf.images', `300 400 ${card.image?.color} ${card.image?.url}`)

  good(await lobby.refreshCatalogue())
  const table = await catalogueTable('slots')
  if (!table) throw new Error('no catalogue')
  expect(gameAt(table, table.ids.indexOf(card.id)).image).toEqual(card.image)
  const without = (await popular()).find(({ image }) => !image)
  expect(without && gameAt(table, table.ids.indexOf(without.id))).not.toHaveProperty('image')
  const [played] = (await playedCards(world.db, [card.id], 'en'))('en')
  expect(played).toMatchObject({ id: card.id, image: card.image })
})

test('a picture of the stand-in is the cover that the page draws until it is there', async () => {
  const { lobby } = (await world.open()).commands
  good(await lobby.refreshHome())
  const card = (await popular()).find(({ image }) => image)
  if (!card?.image) throw new Error('no popular game has a picture')
  const drawn = await (await fetch(card.image.url)).text()
  const { sky, shapes } = coverShapes(card)
  expect(drawn).toContain(`style="background:${sky}"`)
  expect(drawn).toContain(`viewBox="${COVER_VIEW_BOX}"`)
  for (const [, { d }] of shapes) if (d !== undefined) expect(drawn).toContain(`d="${d}"`)
})

test.each([
  ['a script', { url: 'javascript:alert(1)' }],
  ['bytes', { url: 'data:image/svg+xml,<svg/>' }],
  ['plain http of another host', { url: 'http://cdn.example/1.png' }],
  ['an address with a password', { url: 'https://me:secret@cdn.example/1.png' }],
  ['a line break', { url: 'https://cdn.example/\n1.png' }],
  ['a relative address', { url: '/1.png' }],
  ['a colour that is more than a colour', { color: 'red;background:url(https://spy.example)' }],
  ['no size', { width: 0 }],
  ['an endless size', { height: 1e300 }],
  ['a text', 'https://cdn.example/1.png'],
])('a game whose picture is %s is shown without it', async (_what, wrong) => {
  const right = { url: 'https://cdn.example/1.png', width: 3, height: 4, color: '#AABBCC' }
  const image = typeof wrong === 'string' ? wrong : { ...right, ...wrong }
  const patch = { 'shelves.0.games.0.image': image, 'shelves.0.games.1.image': right }
  await world.control.fault({ match: { endpoint: 'getLobby' }, kind: 'patch', patch, times: 0 })
  await world.control.fault({
    match: { endpoint: 'getCatalogue' },
    kind: 'patch',
    patch: { version: JSON.stringify(image), 'games.0.11': image, 'games.1.11': right },
    times: 0,
  })
  const { lobby } = (await world.open()).commands
  good(await lobby.refreshHome())
  const [first, second] = await popular()
  expect(first).not.toHaveProperty('image')
  expect(second?.image).toEqual(right)

  good(await lobby.refreshCatalogue())
  const table = await catalogueTable('slots')
  if (!table) throw new Error('no catalogue')
  expect(table.count).toBe(940)
  expect(gameAt(table, table.ids.indexOf('s1'))).not.toHaveProperty('image')
  expect(gameAt(table, table.ids.indexOf('s2')).image).toEqual(right)
})

test('a catalogue without pictures stores no column for them', async () => {
  await world.control.set({ pictures: false })
  const { lobby } = (await world.open()).commands
  good(await lobby.refreshCatalogue())
  const [row] = await world.db.shelves.toArray()
  expect(row).not.toHaveProperty('images')
})
