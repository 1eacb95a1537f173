import { describe, expect, test, vi } from 'vitest'
import type * as rules from '#domain/reporting/analytics.ts'
import type * as configuration from '#domain/settings/configuration.ts'
import { CONSENT_TEXT } from '#domain/privacy/consent.ts'
import { until } from './support/until.ts'
import { AMOUNT, firstBet } from './support/originals.ts'
import { EMAIL, PASSWORD, good, signUp, signUpWith } from './support/world.ts'
import { third } from './support/third-party-settings.ts'
import { POST_HOG, SEGMENT, useThirdParties } from './support/third-parties.ts'

// A build that names the stand-in's collector as all third parties.
vi.mock('#domain/settings/configuration.ts', async (original) =>
  (await import('./support/third-party-settings.ts')).withThirdParties(await original<typeof configuration>()),
)
vi.mock('#domain/reporting/analytics.ts', async (original) => ({
  ...(await original<typeof rules>()),
  ANALYTICS_FLUSH_AT: 1,
  ANALYTICS_FLUSH_EVERY_MS: 200,
}))

const { happens, names, nothingWaits, open, taken, world } = useThirdParties()

describe('third-party events', () => {
  test('sends events to product analytics and messaging in their own format, and to the operator', async () => {
    const tab = await open()
    await signUp(tab)
    await happens(tab, 'seen')
    await until('the event at each', async () => {
      const all = await Promise.all([names(POST_HOG), names(SEGMENT)])
      return all.every((each) => each.includes('seen') && each.includes('registration'))
    })
    await nothingWaits()
    expect((await world.control.requests({ endpoint: 'sendEvents' })).length).toBeGreaterThan(0)
    const [who] = (await taken(SEGMENT)).filter(({ type }) => type === 'identify')
    expect(who).toMatchObject({ userId: expect.any(String), traits: { locale: 'en', currency: 'RUB' } })
    const all = JSON.stringify(await Promise.all([taken(POST_HOG), taken(SEGMENT)]))
    expect(all).not.toContain(EMAIL)
  })

  test('stores an event for the one receiver that fails, and sends it once to the others', async () => {
    const tab = await open()
    const broken = await world.control.fault({ match: SEGMENT, kind: 'reply', status: 503, times: 0 })
    await happens(tab, 'first')
    await until('the one that works', async () => (await names(POST_HOG)).includes('first'))
    await until('the operator', async () => (await world.control.requests({ endpoint: 'sendEvents' })).length > 0)
    expect(await world.db.events.count()).toBe(1)
    await world.control.cancelFault(broken)
    await nothingWaits()
    expect(await names(SEGMENT)).toEqual(['first'])
    expect(await names(POST_HOG)).toEqual(['first'])
    expect(await world.control.requests({ endpoint: 'sendEvents' })).toHaveLength(1)
  })

  test.each([
    ['answers 400 for ever', { kind: 'reply', status: 400, times: 0 } as const],
    ['answers a page', { kind: 'reply', status: 200, text: '<!doctype html>', times: 0 } as const],
  ])('drops events for a third party that %s', async (_, fault) => {
    const tab = await open()
    await world.control.fault({ match: SEGMENT, ...fault })
    await happens(tab, 'first')
    await nothingWaits()
  })

  test('sends no event to third parties before consent, and never to a rejected purpose', async () => {
    third.consentRegions = ['*']
    const tab = await open()
    await happens(tab, 'before')
    await until('the operator', async () => (await world.control.requests({ endpoint: 'sendEvents' })).length > 0)
    expect(await Promise.all([names(POST_HOG), names(SEGMENT)])).toEqual([[], []])
    good(await tab.commands.settings.consent({ statistics: true, marketing: false }))
    await until('statistics', async () => (await names(POST_HOG)).includes('before'))
    await nothingWaits()
    expect(await names(SEGMENT)).toEqual([])
    const stored = await world.db.facts.get('consent')
    expect(stored).toMatchObject({ statistics: true, marketing: false, textVersion: CONSENT_TEXT })
    good(await tab.commands.settings.consent({ statistics: false, marketing: false }))
    await happens(tab, 'after')
    await nothingWaits()
    expect(await names(POST_HOG)).toEqual(['before'])
  })

  test('sends events only to the operator when the browser rejects tracking', async () => {
    const tab = await open({ hasTrackingOptOut: true })
    await happens(tab, 'seen')
    await nothingWaits()
    expect(await Promise.all([names(POST_HOG), names(SEGMENT)])).toEqual([[], []])
    expect(await world.control.requests({ endpoint: 'sendEvents' })).toHaveLength(1)
  })

  test('uses another third-party id after logout', async () => {
    const tab = await open()
    const idOfLast = async () => (await taken(POST_HOG)).at(-1)?.['properties']
    await signUp(tab)
    await nothingWaits()
    const before = await idOfLast()
    good(await tab.commands.session.logout())
    await happens(tab, 'as a guest')
    await until('the event', async () => (await names(POST_HOG)).includes('as a guest'))
    expect(await idOfLast()).not.toMatchObject({ distinct_id: (before as { distinct_id: string }).distinct_id })
  })
})

describe('the ids of third-party events', () => {
  type PostHogEvent = { event: string; properties: Record<string, unknown> }
  // The schema of the stand-in collector has checked them.
  const captured = async () => (await taken(POST_HOG)) as unknown as PostHogEvent[]
  const readValues = async (name: string) => [...new Set((await captured()).map(({ properties }) => properties[name]))]

  const isSent = (name: string) => until(name, async () => (await names(POST_HOG)).includes(name))

  test('are one for the browser from the first batch on, through sign-up, first bet and a new tab', async () => {
    const tab = await open()
    await happens(tab, 'before sign-up')
    await isSent('before sign-up')
    const [first] = await readValues('distinct_id')
    expect(await world.db.facts.get('eventSinks')).toMatchObject({ deviceId: first })
    await signUpWith(world, tab, '500.00')
    good(await tab.commands.games.dice.refresh())
    const bet = () => tab.play.dice.bet({ amount: AMOUNT, bet: firstBet('dice').bet })
    good(await bet())
    good(await bet())
    await isSent('first_bet')
    tab.stop()
    await happens(await open(), 'in a new tab')
    await isSent('in a new tab')
    expect(await readValues('distinct_id')).toEqual([first])
    expect(await names(POST_HOG)).toEqual(['before sign-up', 'registration', 'first_bet', 'in a new tab'])
    await nothingWaits()
    const anonymous = (await taken(SEGMENT)).map(({ anonymousId }) => anonymousId)
    expect([...new Set(anonymous)]).toEqual([first])
  })

  test('are the player’s only where the operator has set so, and a login then joins both', async () => {
    const tab = await open()
    await signUp(tab)
    await isSent('registration')
    const [player] = await world.db.players.toArray()
    expect(JSON.stringify(await captured())).not.toContain(`"${player?.id}"`)
    expect(await readValues('$process_person_profile')).toEqual([false])

    third.sendsPlayerId = true
    good(await tab.commands.session.logout())
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    await isSent('login')
    const events = await captured()
    const device = events.at(-1)?.properties['$device_id']
    expect(events.find(({ event }) => event === '$identify')).toMatchObject({
      properties: { distinct_id: player?.id, $anon_distinct_id: device, $process_person_profile: true },
    })
    expect(events.at(-1)).toMatchObject({ event: 'login', properties: { distinct_id: player?.id } })
  })

  test('name the page on which an event happened, without what may be personal', async () => {
    const tab = await open({ href: `http://localhost:${world.operator.port}/reset-password/secret-token` })
    await happens(tab, 'at first')
    good(await tab.commands.analytics.track({ name: 'page_view', data: { path: '/games/dice', title: 'Dice' } }))
    await happens(tab, 'later')
    await isSent('later')
    const origin = `http://localhost:${world.operator.port}`
    expect((await captured()).map(({ event, properties }) => [event, properties['$current_url']])).toEqual([
      ['at first', `${origin}/reset-password/:hidden`],
      ['$pageview', `${origin}/games/dice`],
      ['later', `${origin}/games/dice`],
    ])
    await nothingWaits()
    const [page] = (await taken(SEGMENT)).filter(({ type }) => type === 'page')
    expect(page).toMatchObject({ properties: { path: '/games/dice', title: 'Dice', url: `${origin}/games/dice` } })
  })
})

describe('a fingerprint', () => {
  const ASKED = { regions: ['*'], subH: '/?subH=h1' }
  const bodies = async (endpoint: string) =>
    (await world.control.requests({ endpoint })).map(({ body }) => JSON.parse(body ?? '{}'))

  test('makes the fingerprint only after consent in regions that require it: a click waits, a registration does not', async () => {
    third.consentRegions = ASKED.regions
    const tab = await open({ href: `http://localhost:${world.operator.port}${ASKED.subH}` })
    await signUp(tab)
    expect((await bodies('registerByEmail'))[0]).not.toHaveProperty('fpp')
    expect(await bodies('registerPageOpenEvent')).toEqual([])
    good(await tab.commands.settings.consent({ statistics: false, marketing: false }))
    await world.control.waitForRequests({ match: { endpoint: 'registerPageOpenEvent' } })
    expect(await bodies('registerPageOpenEvent')).toMatchObject([{ uuid: 'f'.repeat(32) }])
  })

  test('makes the fingerprint at once in regions that require no consent', async () => {
    await signUp(await open())
    expect(await bodies('registerByEmail')).toMatchObject([{ fpp: 'f'.repeat(32) }])
  })
})
