import { describe, expect, test } from 'vitest'
import { type NotOffered, isGameShown, isNotOffered } from '#domain/calls/not-offered.ts'
import type { HouseGame } from '#domain/games/house-games.ts'
import { good, signUpWith, useWorld } from './support/world.ts'

/** Calls that the operator has not got: what they answer, and what is remembered of it. */

const isShown = (game: HouseGame, notOffered: NotOffered | undefined, now: number): boolean =>
  isGameShown(game, { flags: [], notOffered, now })
const world = useWorld()
const DAY_MS = 86_400_000
const lacking = (endpoint: string, status: number, body?: unknown) =>
  world.control.fault({ match: { endpoint }, kind: 'reply', status, body, times: 0 })
const row = async () => {
  const fact = await world.db.facts.get('problems')
  return fact?.id === 'problems' ? fact : undefined
}

async function enter() {
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  return tab
}

test.each([
  [404, { error: { message: 'Not Found' } }],
  [404, '<h1>Not found</h1>'],
  [404, undefined],
  [405, undefined],
  [501, { error: { code: 'not.implemented' } }],
])('a reply of %s with the body %j means that the call is not offered', async (status, body) => {
  const tab = await enter()
  await lacking('dice.getState', status, body)
  expect(await tab.commands.games.dice.refresh()).toMatchObject({
    error: { code: 'notOffered', retry: status === 501 },
  })
  const answers = (await row())?.notOffered
  expect(isShown('dice', answers, Date.now() + 1_000)).toBe(false)
  expect(isShown('keno', answers, Date.now() + 1_000)).toBe(true)
})

test.each([
  [404, { error: { code: 'round.unknown' } }, 'unavailable'],
  [404, { errors: { id: ['round.unknown'] } }, 'unavailable'],
  [500, undefined, 'operator'],
])('a reply of %s with the body %j says nothing of the call itself', async (status, body, code) => {
  const tab = await enter()
  await lacking('dice.getState', status, body)
  expect(await tab.commands.games.dice.refresh()).toMatchObject({ error: { code } })
  expect((await row())?.notOffered).toEqual({})
})

describe('what is remembered', () => {
  test('a call that is answered again is forgotten, and another error changes nothing', async () => {
    const tab = await enter()
    const fault = await lacking('dice.getState', 404)
    await tab.commands.games.dice.refresh()
    await world.control.cancelFault(fault)
    const failing = await lacking('dice.getState', 500)
    await tab.commands.games.dice.refresh()
    expect((await row())?.notOffered).toHaveProperty('dice')
    await world.control.cancelFault(failing)
    good(await tab.commands.games.dice.refresh())
    expect((await row())?.notOffered).toEqual({})
  })

  test('the same build remembers it in its next tab, another build asks again', async () => {
    const tab = await enter()
    await lacking('dice.getState', 405)
    await tab.commands.games.dice.refresh()
    await world.open()
    await world.open()
    expect((await row())?.notOffered).toHaveProperty('dice')
    const known = await row()
    if (known) await world.db.facts.put({ ...known, build: 'https://casino.example/assets/worker-older.js' })
    const next = await world.open()
    good(await next.commands.games.keno.refresh())
    expect((await row())?.notOffered?.dice).toBeUndefined()
  })

  test('counts for a day of the server’s time', () => {
    const answers: NotOffered = { casesCatalogue: 1_000 }
    expect(isNotOffered('casesCatalogue', answers, 1_000)).toBe(true)
    expect(isShown('cases', answers, 1_000 + DAY_MS - 1)).toBe(false)
    expect(isShown('cases', answers, 1_000 + DAY_MS)).toBe(true)
    // The page's clock may be a moment behind the worker's.
    expect(isShown('cases', answers, 999)).toBe(false)
    // The clock was days ahead when it was written.
    expect(isShown('cases', answers, 1_000 - DAY_MS)).toBe(true)
    expect(isShown('cases', undefined, 1_000)).toBe(true)
  })

  test('the first paint leaves out the last played game that is not offered any more', async () => {
    const tab = await enter()
    const session = await world.db.session.get('current')
    const playerId = session?.playerId ?? ''
    const played = ['original:dice', 'original:keno'].map((game) => ({ game, at: 1 }))
    await world.db.recentlyPlayed.put({ playerId, games: played })
    await lacking('dice.getState', 404)
    await tab.commands.games.dice.refresh()
    const { playedCards } = await import('#db/played-cards.ts')
    const cards = await playedCards(
      world.db,
      played.map(({ game }) => game),
      'en',
    )
    expect(cards('en').map(({ id }) => id)).toEqual(['keno'])
  })
})
