import { describe, expect, test } from 'vitest'
import { favouriteIds, favourites } from '#db/lobby-view.ts'
import { playedId } from '#domain/games/played-original.ts'
import { until } from './support/until.ts'
import { ORDINARY } from '../operator/catalogue/make.ts'
import { good, openPlayer, untilUnreachable, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
const world = useWorld({ catalogue: ORDINARY })
const HOUR_MS = 3_600_000
const PUT_FAVOURITE = { endpoint: 'putFavourite' }

const getSent = async () =>
  (await world.control.requests(PUT_FAVOURITE)).map(({ path, body, status }) => [
    path.split('/').at(-1),
    JSON.parse(body ?? 'null'),
    status,
  ])

describe('a favourite', () => {
  test('sends a favourite at once, restores it from the operator, and deletes it when the player removes it', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    for (const gameId of ['s1', 's2', 'l3']) {
      expect(good(await lobby.setFavourite({ gameId, favourite: true }))).toEqual({ queued: null })
    }
    good(await lobby.setFavourite({ gameId: 's2', favourite: false }))
    expect(await favouriteIds()).toEqual(['l3', 's1'])
    expect(await world.db.chosenFavourites.count()).toBe(0)
    expect((await getSent()).map(([, body]) => body)).toEqual(
      [true, true, true, false].map((favourite) => ({ favourite })),
    )
    // Only the operator has them now.
    await world.db.favourites.clear()
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['l3', 's1'])
  })

  test('loads favourites with the profile, and shows them as cards once the catalogue is loaded', async () => {
    const tab = await openPlayer(world)
    good(await tab.commands.lobby.setFavourite({ gameId: 's7', favourite: true }))
    await world.db.favourites.clear()
    good(await tab.commands.profile.refresh())
    await until('the favourites', async () => (await favouriteIds()).length === 1)
    expect(await favourites()).toEqual([])
    good(await tab.commands.lobby.refreshCatalogue())
    expect(await favourites()).toMatchObject([{ id: 's7', kind: 'slots' }])
  })

  test('accepts an original game as a favourite, and rejects an unknown one', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: playedId('dice'), favourite: true }))
    good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
    const unknown = await lobby.setFavourite({ gameId: 'original:bingo', favourite: true })
    expect(unknown).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    await world.db.favourites.clear()
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s1', 'original:dice'])
  })

  test('shows a favourite without a network at once, and later sends the last state of each in order of choice', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: 's9', favourite: true }))
    await world.control.clearRequests()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    const choices = [
      ['s1', true],
      ['s2', true],
      ['s1', false],
      ['s9', false],
      ['s3', true],
      ['s1', true],
    ] as const
    for (const [gameId, favourite] of choices) {
      expect(good(await lobby.setFavourite({ gameId, favourite }))).toEqual({ queued: 'offline' })
    }
    expect(await favouriteIds()).toEqual(['s1', 's3', 's2'])
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenFavourites.count()) === 0)
    expect(await getSent()).toEqual([
      ['s2', { favourite: true }, 200],
      ['s9', { favourite: false }, 200],
      ['s3', { favourite: true }, 200],
      ['s1', { favourite: true }, 200],
    ])
    expect(await favouriteIds()).toEqual(['s1', 's3', 's2'])
  })

  test('keeps a pending or just accepted favourite when an older list does not contain it', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    await world.control.fault({ match: PUT_FAVOURITE, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: 'operator' })
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s1'])

    const faultId = await world.control.fault({ match: { endpoint: 'getFavourites' }, hold: 'after' })
    await world.control.clearRequests()
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    // Even if the reply to the choice sets the clock back.
    await world.control.skewClock(-HOUR_MS)
    good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
    await world.control.release(faultId)
    good(await late)
    expect(await favouriteIds()).toContain('s2')
  })

  test('lets only the next list decide a favourite that left the queue, not a list that is out of date', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    await world.control.fault({ match: PUT_FAVOURITE, kind: 'reply', status: 503 })
    expect(good(await lobby.setFavourite({ gameId: 's1', favourite: true }))).toEqual({ queued: 'operator' })
    await world.db.outbox.clear()
    const faultId = await world.control.fault({ match: { endpoint: 'getFavourites' }, hold: 'after' })
    const late = lobby.refreshPersonal()
    await until('the list on its way', async () => Object.values(await world.control.faultsHappened()).includes(1))
    good(await lobby.setFavourite({ gameId: 's2', favourite: true }))
    await world.control.release(faultId)
    good(await late)
    expect(await favouriteIds()).toEqual(['s1', 's2'])
    good(await lobby.refreshPersonal())
    expect(await favouriteIds()).toEqual(['s2'])
  })

  test('reverts a favourite that the operator rejects, and returns the error', async () => {
    const tab = await openPlayer(world)
    const { lobby } = tab.commands
    good(await lobby.setFavourite({ gameId: 's1', favourite: true }))
    expect(await lobby.setFavourite({ gameId: 'nothing', favourite: true })).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    })
    await world.control.fault({
      match: PUT_FAVOURITE,
      kind: 'reply',
      status: 422,
      body: { error: { code: 'invalid' } },
    })
    expect(await lobby.setFavourite({ gameId: 's1', favourite: false })).toMatchObject({ ok: false })
    expect(await favouriteIds()).toEqual(['s1'])
    expect(await world.db.chosenFavourites.count()).toBe(0)
    expect(await world.db.outbox.count()).toBe(0)
  })

  test('rejects a favourite of a guest', async () => {
    const tab = await world.open()
    const rejected = await tab.commands.lobby.setFavourite({ gameId: 's1', favourite: true })
    expect(rejected).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    good(await tab.commands.lobby.refreshPersonal())
    expect(await world.control.requests({ endpoint: 'getFavourites' })).toEqual([])
  })
})
