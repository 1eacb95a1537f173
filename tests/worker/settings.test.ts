import { afterEach, describe, expect, test, vi } from 'vitest'
import { viewer } from '#db/view.ts'
import { QUEUE_PATH } from '#domain/calls/queued-call.ts'
import { until } from './support/until.ts'
import { good, signUp, untilUnreachable, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
describe('a player’s setting', () => {
  const world = useWorld()
  const SETTINGS = { endpoint: 'updateSettings' }
  const player = async () => (await viewer()).player
  const playerId = async () => (await world.db.session.get('current'))?.playerId ?? ''
  const getSent = async () =>
    (await world.control.requests(SETTINGS)).map(({ body, status }) => [JSON.parse(body ?? 'null'), status])
  /** Signs up in a tab; the language that is sent at signup is no longer in the request log. */
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.clearRequests()
    return tab
  }
  afterEach(() => vi.unstubAllGlobals())

  test('sends a setting at once and stores it in the profile', async () => {
    const tab = await openPlayer()
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))).toEqual({ queued: null })
    expect(await getSent()).toEqual([[{ timezone: 'Asia/Tokyo' }, 200]])
    expect((await world.db.players.toArray())[0]?.timezone).toBe('Asia/Tokyo')
    expect((await viewer()).chosen).toEqual({})
    good(await tab.commands.settings.choose({ isAvatarHidden: true, isStatisticsHidden: true }))
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ timezone: 'Asia/Tokyo', isAvatarHidden: true, isStatisticsHidden: true })
  })

  test('shows a setting at once without a network, and later sends only the last choice', async () => {
    const tab = await openPlayer()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    for (const isAvatarHidden of [true, false, true]) {
      expect(good(await tab.commands.settings.choose({ isAvatarHidden }))).toEqual({ queued: 'offline' })
    }
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    good(await tab.commands.settings.setLocale({ locale: 'kz' }))
    expect(await player()).toMatchObject({ isAvatarHidden: true, timezone: 'Asia/Tokyo', locale: 'kz' })
    expect((await viewer()).chosen).toEqual({ isAvatarHidden: true, timezone: 'Asia/Tokyo', locale: 'kz' })
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await getSent()).toEqual([
      [{ is_avatar_hidden: true }, 200],
      [{ timezone: 'Asia/Tokyo' }, 200],
      [{ locale: 'kz' }, 200],
    ])
    expect((await world.db.players.toArray())[0]).toMatchObject({ isAvatarHidden: true, timezone: 'Asia/Tokyo' })
  })

  test('sends the later choice when a setting changes while the previous one is being enqueued', async () => {
    const tab = await openPlayer()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    world.browser.hasServiceWorker = true
    const ask = fetch
    let later: Promise<unknown> | undefined
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (input === QUEUE_PATH && !later) {
        world.browser.hasServiceWorker = false
        later = tab.commands.settings.choose({ timezone: 'Asia/Omsk' })
        await until('the later choice', async () => (await player())?.timezone === 'Asia/Omsk')
      }
      return ask(input, init)
    })
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    await later
    vi.unstubAllGlobals()
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await getSent()).toEqual([[{ timezone: 'Asia/Omsk' }, 200]])
  })

  test('keeps a pending setting when a profile does not contain it yet', async () => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 503, times: 0 })
    expect(good(await tab.commands.settings.choose({ isStatisticsHidden: true }))).toEqual({ queued: 'operator' })
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ isStatisticsHidden: true })
    expect((await viewer()).chosen).toEqual({ isStatisticsHidden: true })
  })

  test.each([
    [500, 'operator'],
    [429, 'tooMany'],
  ] as const)('returns the error for which a setting is enqueued while online: %i', async (status, queued) => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status, times: 0 })
    expect(good(await tab.commands.settings.choose({ isStatisticsHidden: true }))).toEqual({ queued })
    expect(good(await tab.commands.settings.setLocale({ locale: 'kz' }))).toEqual({ queued })
    expect((await viewer()).chosen).toEqual({ isStatisticsHidden: true, locale: 'kz' })
  })

  test('keeps an accepted setting when an earlier profile request is answered late', async () => {
    const tab = await openPlayer()
    const faultId = await world.control.fault({ match: { endpoint: 'getProfile' }, hold: 'after' })
    await world.control.clearRequests()
    const late = tab.commands.profile.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'getProfile' } })
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    await world.control.release(faultId)
    good(await late)
    expect(await player()).toMatchObject({ timezone: 'Asia/Tokyo' })
  })

  test('drops a pending setting when a later one is accepted at once', async () => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 503 })
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))).toEqual({ queued: 'operator' })
    expect(await world.db.outbox.count()).toBe(1)
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Omsk' }))).toEqual({ queued: null })
    expect(await world.db.outbox.count()).toBe(0)
    good(await tab.commands.profile.refresh())
    expect((await getSent()).map(([, status]) => status)).toEqual([503, 200])
    expect(await player()).toMatchObject({ timezone: 'Asia/Omsk' })
  })

  test('reverts a setting that the operator rejects, and returns the error', async () => {
    const tab = await openPlayer()
    const before = await player()
    const rejection = { error: { code: 'invalid' }, errors: { timezone: ['timezone.unknown'] } }
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 422, body: rejection })
    expect(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' })).toMatchObject({
      ok: false,
      error: { code: 'validation', fields: { timezone: ['timezone.unknown'] } },
    })
    expect(await player()).toEqual(before)
    expect(await world.db.chosenSettings.count()).toBe(0)
    expect(await world.db.outbox.count()).toBe(0)
  })

  test('rejects an unknown time zone', async () => {
    const tab = await openPlayer()
    const rejected = await tab.commands.settings.choose({ timezone: 'Mars/Olympus' })
    expect(rejected).toMatchObject({
      ok: false,
      error: { code: 'validation', fields: { timezone: ['timezone.unknown'] } },
    })
    expect(await getSent()).toEqual([])
  })

  test('ends with the later choice of two tabs, locally and at the operator', async () => {
    const [one, two] = [await openPlayer(), await world.open()]
    good(await two.commands.lobby.refreshHome())
    const faultId = await world.control.fault({ match: SETTINGS, hold: 'before' })
    const first = one.commands.settings.choose({ timezone: 'Asia/Tokyo' })
    await world.control.waitForRequests({ match: SETTINGS })
    const second = two.commands.settings.choose({ timezone: 'Asia/Omsk' })
    await until('the second choice', async () => (await player())?.timezone === 'Asia/Omsk')
    await world.control.release(faultId)
    good(await first)
    good(await second)
    good(await one.commands.profile.refresh())
    expect(await player()).toMatchObject({ timezone: 'Asia/Omsk' })
    expect((await getSent()).map(([body]) => body)).toEqual([{ timezone: 'Asia/Tokyo' }, { timezone: 'Asia/Omsk' }])
  })

  test('sends a setting again when its tab was closed during the request', async () => {
    const tab = await openPlayer()
    await world.db.chosenSettings.put({ playerId: await playerId(), chosen: { isAvatarHidden: true }, queued: [] })
    good(await tab.commands.profile.refresh())
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await getSent()).toEqual([[{ is_avatar_hidden: true }, 200]])
    expect(await player()).toMatchObject({ isAvatarHidden: true })
  })

  test('follows the profile when a pending setting has expired in its queue', async () => {
    const tab = await openPlayer()
    const chosen = { isAvatarHidden: true }
    await world.db.chosenSettings.put({ playerId: await playerId(), chosen, queued: ['isAvatarHidden'] })
    expect(await player()).toMatchObject({ isAvatarHidden: true })
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ isAvatarHidden: false })
    expect(await world.db.chosenSettings.count()).toBe(0)
    expect(await getSent()).toEqual([])
  })

  test('rejects a guest’s setting, and stores a guest’s language on the device only', async () => {
    const tab = await world.open()
    expect(await tab.commands.settings.choose({ isAvatarHidden: true })).toMatchObject({
      ok: false,
      error: { code: 'unauthorised' },
    })
    expect(good(await tab.commands.settings.setLocale({ locale: 'ru' }))).toEqual({ queued: null })
    expect(await getSent()).toEqual([])
  })
})
