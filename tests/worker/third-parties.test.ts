import { afterEach, describe, expect, test, vi } from 'vitest'
import { onUnforeseen, toAppError } from '../../worker/core/command.ts'
import type * as rules from '../../worker/domain/account/analytics.ts'
import type * as configuration from '../../worker/domain/settings/configuration.ts'
import { CONSENT_TEXT } from '../../worker/domain/account/consent.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { BANK_CARD, payoutOf } from './support/money-orders.ts'
import { AMOUNT, firstBet } from './support/originals.ts'
import { CARD } from './support/money.ts'
import { getDebugId } from '../../worker/domain/protocol/debug-id.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { EMAIL, PASSWORD, SHOWN, good, signUp, signUpWith, useWorld } from './support/world.ts'

/** The address of all third parties; null for a build without any. */
const at = vi.hoisted(() => ({
  address: null as string | null,
  consentRegions: [] as string[],
  sendsPlayerId: false,
}))

vi.mock('../../worker/domain/settings/configuration.ts', async (original) => {
  const standard = await original<typeof configuration>()
  return {
    ...standard,
    get productAnalyticsUrl() {
      return at.address
    },
    get messagingUrl() {
      return at.address
    },
    get flagsUrl() {
      return at.address && `${at.address}/flags`
    },
    get errorReportsUrl() {
      return at.address && `${at.address.replace('//', '//play@')}/7`
    },
    get consentRegions() {
      return at.consentRegions
    },
    get analyticsPlayerId() {
      return at.sendsPlayerId
    },
    productAnalyticsKey: 'play',
    messagingKey: 'play',
    flagsKey: 'play',
  }
})
vi.mock('../../worker/domain/account/analytics.ts', async (original) => ({
  ...(await original<typeof rules>()),
  ANALYTICS_FLUSH_AT: 1,
  ANALYTICS_FLUSH_EVERY_MS: 200,
}))

const world = useWorld()
const POST_HOG = { path: '^/batch/$', method: 'POST' }
const SEGMENT = { path: '^/v1/b$', method: 'POST' }
const SENTRY = { path: '/envelope/$', method: 'POST' }

afterEach(() => {
  at.address = null
  at.consentRegions = []
  at.sendsPlayerId = false
  onUnforeseen(() => Promise.resolve())
})

/** Opens a tab of a build with every third party; the stand-in operator acts as all of them. */
async function open(facts: Parameters<typeof world.open>[0] = {}): Promise<Tab> {
  at.address = `http://collector.localhost:${world.operator.port}`
  return world.open(facts)
}

type Batch = { batch: { event?: string; type?: string; userId?: string; [name: string]: unknown }[] }
const taken = async (match: { path: string }) =>
  (await world.control.requests(match))
    .filter(({ status }) => status === 200)
    .flatMap(({ body }) => (JSON.parse(body ?? '{}') as Batch).batch)
const names = async (match: { path: string }) => (await taken(match)).flatMap(({ event }) => event ?? [])
const nothingWaits = () => until('no event', async () => (await world.db.events.count()) === 0)
const happens = async (tab: Tab, name: string) => good(await tab.commands.analytics.track({ name }))

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
    at.consentRegions = ['*']
    const tab = await open()
    await happens(tab, 'before')
    await until('the operator', async () => (await world.control.requests({ endpoint: 'sendEvents' })).length > 0)
    expect(await Promise.all([names(POST_HOG), names(SEGMENT)])).toEqual([[], []])
    good(await tab.commands.settings.consent({ statistics: true, marketing: false }))
    await until('statistics', async () => (await names(POST_HOG)).includes('before'))
    await nothingWaits()
    expect(await names(SEGMENT)).toEqual([])
    const kept = await world.db.facts.get('consent')
    expect(kept).toMatchObject({ statistics: true, marketing: false, textVersion: CONSENT_TEXT })
    good(await tab.commands.settings.consent({ statistics: false, marketing: false }))
    await happens(tab, 'after')
    await nothingWaits()
    expect(await names(POST_HOG)).toEqual(['before'])
  })

  test('sends events only to the operator when the browser rejects tracking', async () => {
    const tab = await open({ refusesTracking: true })
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
  const valuesOf = async (name: string) => [...new Set((await captured()).map(({ properties }) => properties[name]))]

  const isSent = (name: string) => until(name, async () => (await names(POST_HOG)).includes(name))

  test('are one for the browser from the first batch on, through sign-up, first bet and a new tab', async () => {
    const tab = await open()
    await happens(tab, 'before sign-up')
    await isSent('before sign-up')
    const [first] = await valuesOf('distinct_id')
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
    expect(await valuesOf('distinct_id')).toEqual([first])
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
    expect(await valuesOf('$process_person_profile')).toEqual([false])

    at.sendsPlayerId = true
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
    at.consentRegions = ASKED.regions
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

describe('feature flags', () => {
  const flagsOn = async () => {
    const row = await world.db.facts.get('flags')
    return row?.id === 'flags' ? row.on : undefined
  }

  test('stores only the flags that the app knows', async () => {
    await open()
    await until('the flags', async () => (await flagsOn())?.length === 1)
    expect(await flagsOn()).toEqual(['hide-live-bets'])
  })

  test('are requested with one id of the browser at each load, and with the player’s id', async () => {
    const match = { path: '^/flags$', method: 'GET' }
    const first = await open()
    await world.control.waitForRequests({ match })
    await signUp(first)
    first.stop()
    await open()
    const asked = await world.control.waitForRequests({ match, count: 2 })
    const [guest, player] = asked.map(({ query }) => new URLSearchParams(query))
    expect(guest?.get('sessionId')).toMatch(/^[\da-f-]{36}$/)
    expect(guest?.get('userId')).toBeNull()
    expect(player?.get('sessionId')).toBe(guest?.get('sessionId'))
    expect(player?.get('userId')).toBe((await world.db.players.toArray())[0]?.id)
  })

  test('are requested with another id after a log-out, and stay until the next answer', async () => {
    const match = { path: '^/flags$', method: 'GET' }
    const tab = await open()
    await until('the flags', async () => (await flagsOn())?.length === 1)
    await signUp(tab)
    good(await tab.commands.session.logout())
    expect(await flagsOn()).toEqual(['hide-live-bets'])
    tab.stop()
    await open()
    const asked = await world.control.waitForRequests({ match, count: 2 })
    const ids = asked.map(({ query }) => new URLSearchParams(query).get('sessionId'))
    expect(new Set(ids).size).toBe(2)
  })

  test('are reported as on or off to Unleash', async () => {
    await open()
    const [sent] = await world.control.waitForRequests({ match: { path: '/client/metrics$' } })
    expect(sent?.status).toBe(200)
    const { bucket } = JSON.parse(sent?.body ?? '')
    expect(bucket.toggles).toMatchObject({ 'hide-live-bets': { yes: 1, no: 0 }, 'disable-dice': { yes: 0, no: 1 } })
  })

  test('that are switched off take no bet, deposit or withdrawal, and let an open round end', async () => {
    await world.control.set({ flags: [] })
    const before = await open()
    await signUpWith(world, before, '5000.00')
    for (const game of ['dice', 'hilo', 'keno'] as const) good(await before.commands.games[game].refresh())
    good(await before.commands.money.refreshBilling())
    const { round } = good(await before.play.hilo.bet({ amount: AMOUNT, bet: {} }))
    before.stop()

    const flags = ['disable-deposits', 'disable-withdrawals', 'disable-dice', 'disable-hilo', 'disable-coinflip']
    await world.control.set({ flags })
    const tab = await open()
    await until('the flags', async () => (await flagsOn())?.length === flags.length)
    const disabled = { ok: false, error: { code: 'unavailable', reason: 'disabled' } }
    const { games, money } = tab.commands
    const duel = {
      key: crypto.randomUUID(),
      amount: AMOUNT,
      shown: SHOWN,
      bet: { kind: 'create', side: 'heads' },
    } as const
    const [billing] = await world.db.billing.toArray()
    const [method] = billing?.payouts ?? []
    if (!method) throw new Error('no way to withdraw')
    expect(await tab.play.dice.bet({ amount: AMOUNT, bet: firstBet('dice').bet })).toMatchObject(disabled)
    expect(await games.duel.bet(duel)).toMatchObject(disabled)
    expect(await money.openDeposit(BANK_CARD)).toMatchObject(disabled)
    expect(await money.withdraw(payoutOf(method, minor(100_000), CARD))).toMatchObject(disabled)
    for (const endpoint of ['betDice', 'betDuel', 'createDeposit', 'createPayout'])
      expect(await world.control.requests({ endpoint }), endpoint).toEqual([])

    good(await tab.play.keno.bet({ amount: AMOUNT, bet: firstBet('keno').bet }))
    const ended = await tab.play.hilo.step({ roundId: round.id, action: { kind: 'higher' } })
    expect(ended).toMatchObject({ ok: true })
  })
})

describe('an error report', () => {
  type Item = { type: string; head: Record<string, unknown>; item: Record<string, unknown> & { level?: string } }
  const items = async () =>
    (await world.control.requests(SENTRY))
      .filter(({ status }) => status === 200)
      .map(({ body }): Item => {
        const [head, itemHead, item] = (body ?? '').split('\n', 3).map((line) => JSON.parse(line))
        return { type: itemHead.type, head, item }
      })
  const ofType = async (type: string) => (await items()).filter((each) => each.type === type)
  const waiting = async () => {
    const row = await world.db.facts.get('errorReports')
    return row?.id === 'errorReports' ? row.waiting : []
  }
  const report = {
    name: 'TypeError',
    message: 'no amount for aru@example.com +7 701 123 45 67',
    stack: 'TypeError: no amount\n    at draw (http://localhost/assets/Dice-1.js:1:20)',
    realm: 'page' as const,
    href: 'http://localhost/reset-password/secret-token',
  }

  test('is sent once per kind, build and hour, without personal data', async () => {
    const tab = await open()
    await tab.commands.profile.refresh()
    good(await tab.commands.analytics.report(report))
    good(await tab.commands.analytics.report(report))
    good(await tab.commands.analytics.report({ ...report, name: 'RangeError' }))
    await until('two reports', async () => (await ofType('event')).length === 2)
    const [first] = await ofType('event')
    for (const personal of ['aru@', '701', 'secret-token']) expect(JSON.stringify(first)).not.toContain(personal)
    expect(first?.item).toMatchObject({
      event_id: first?.head['event_id'],
      release: 'test',
      dist: 'web',
      environment: 'production',
      transaction: '/…',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: { frames: [{ filename: 'http://localhost/assets/Dice-1.js', lineno: 1, colno: 20 }] },
          },
        ],
      },
      debug_meta: {
        images: [
          {
            type: 'sourcemap',
            code_file: 'http://localhost/assets/Dice-1.js',
            debug_id: await getDebugId('assets/Dice-1.js'),
          },
        ],
      },
      breadcrumbs: { values: expect.arrayContaining([{ category: 'command', message: 'profile.refresh' }]) },
    })
    await until('none waits', async () => (await waiting()).length === 0)

    const row = await world.db.facts.get('errorReports')
    if (row?.id !== 'errorReports') throw new Error('no report')
    const before = Object.entries(row.reportedAt ?? {})
    const reportedAt = Object.fromEntries(before.map(([kind, at]) => [kind, at - 3_600_000]))
    await world.db.facts.put({ ...row, reportedAt })
    good(await tab.commands.analytics.report(report))
    expect(await waiting()).toMatchObject([expect.stringContaining('TypeError')])
  })

  test('belongs to a session, which counts it', async () => {
    const tab = await open()
    good(await tab.commands.analytics.report(report))
    await until('both', async () => (await ofType('session')).length === 2)
    const [begun, counted] = (await ofType('session')).map(({ item }) => item)
    expect(begun).toMatchObject({ init: true, errors: 0, attrs: { release: 'test', environment: 'production' } })
    expect(counted).toMatchObject({ init: false, errors: 1, sid: begun?.['sid'] })
  })

  test('is stored while the receiver fails', async () => {
    await world.control.fault({ match: SENTRY, kind: 'reply', status: 503, times: 0 })
    const tab = await open()
    good(await tab.commands.analytics.report(report))
    await world.control.waitForRequests({ match: SENTRY })
    expect(await waiting()).toMatchObject([expect.stringContaining('TypeError')])
  })

  test('is made of an unexpected error of the worker', async () => {
    await open()
    vi.spyOn(console, 'info').mockReturnValueOnce()
    toAppError(new TypeError('a bug of ours'))
    await until('the report', async () => (await waiting()).some((each) => each.includes('a bug of ours')))
  })

  test('is made of a reply against the contract and of a status of 5xx, and names call and field', async () => {
    const tab = await open()
    await signUp(tab)
    await world.control.fault({
      match: { endpoint: 'getProfile' },
      kind: 'reply',
      status: 200,
      body: { id: 7 },
      times: 0,
    })
    await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'reply', status: 500, times: 0 })
    await world.control.fault({ match: { endpoint: 'getLevels' }, kind: 'reply', status: 501, times: 0 })
    for (let each = 0; each < 2; each += 1) {
      await tab.commands.profile.refresh()
      await tab.commands.money.refreshBilling()
    }
    await until('the reports', async () => (await waiting()).length === 2)
    const [contract, status] = (await waiting()).map((each) => JSON.parse(each))
    expect(contract).toMatchObject({
      level: 'warning',
      tags: { endpoint: 'getProfile', code: 'contract' },
      fingerprint: ['call', 'getProfile', 'contract'],
      exception: { values: [{ type: 'contract' }] },
    })
    expect(contract.exception.values[0].value).toMatch(/^GET \/profile\/user: /)
    expect(status).toMatchObject({ tags: { endpoint: 'getBilling', code: 'operator', status: '500' } })
  })
})
