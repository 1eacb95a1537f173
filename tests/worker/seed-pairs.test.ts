import { expect, test } from 'vitest'
import { getSeedPairs } from '#endpoints/seed-pairs.ts'
import { useOriginals } from './support/original-rounds.ts'
import { good } from './support/world.ts'

const { begin, getCommands, requests, sit, world } = useOriginals()

const revealed = async () => (await world.db.seedPairs.toArray()).filter(({ serverSeed }) => serverSeed !== null)

test('past seed pairs are loaded page by page, with the days of their bets', async () => {
  const tab = await sit('keno', 'dice')
  const { at, serverSeedHash } = await begin(tab, 'keno')
  for (let nth = 0; nth < 21; nth += 1) good(await getCommands(tab, 'dice').rotateSeed({ clientSeed: `dice-${nth}` }))
  good(await getCommands(tab, 'keno').rotateSeed({ clientSeed: 'keno-1' }))
  await world.db.seedPairs.clear()

  const first = good(await tab.commands.games.loadSeedPairs({ game: null, before: null }))
  expect(await revealed()).toHaveLength(20)
  expect(await world.db.seedPairs.get(serverSeedHash)).toMatchObject({ nonce: 1, firstAt: at, lastAt: at, active: 0 })
  const second = good(await tab.commands.games.loadSeedPairs({ game: null, before: first.next }))
  expect(await revealed()).toHaveLength(22)
  expect(second.next).toBeNull()
  expect((await requests('getSeedPairs')).length).toBe(2)

  // The table's own list says nothing of the days, and takes none away.
  good(await getCommands(tab, 'keno').refresh())
  expect(await world.db.seedPairs.get(serverSeedHash)).toMatchObject({ firstAt: at, lastAt: at })
})

test('past seed pairs of one game are those of that game, and never the pair in play', async () => {
  const tab = await sit('keno', 'dice')
  for (const game of ['keno', 'dice'] as const) good(await getCommands(tab, game).rotateSeed({ clientSeed: 'next' }))
  const { serverSeedHash } = await begin(tab, 'keno')
  await world.db.seedPairs.clear()
  good(await tab.commands.games.loadSeedPairs({ game: 'keno', before: null }))
  const rows = await world.db.seedPairs.toArray()
  expect(rows.map(({ game }) => game)).toEqual(['keno'])
  expect(rows.map((row) => row.serverSeedHash)).not.toContain(serverSeedHash)
})

test('a failure and an operator without the list leave the pairs that are stored', async () => {
  const tab = await sit('keno')
  const before = await revealed()
  for (const status of [404, 500]) {
    await world.control.fault({ match: { endpoint: getSeedPairs.name }, kind: 'reply', status, body: {} })
    const answer = await tab.commands.games.loadSeedPairs({ game: null, before: null })
    expect(answer).toMatchObject({ ok: false, error: { code: status === 404 ? 'notOffered' : 'operator' } })
  }
  expect(await revealed()).toEqual(before)
})
