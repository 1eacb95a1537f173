import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageFacts } from '#worker/core/page-bridge.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const UTM = { utm_source: 'letter', utm_medium: 'mail', utm_campaign: 'autumn', utm_term: 'steppe' }
const CALLS = ['postUtm', 'postAffiliate', 'registerPageOpenEvent'] as const

describe('attribution of a landing', () => {
  const world = useWorld()
  afterEach(() => void vi.restoreAllMocks())

  const makeAddress = (query: Record<string, string> | string, path = '/') =>
    `http://localhost:${world.operator.port}${path}?${new URLSearchParams(query)}`
  const land = (query: Record<string, string> | string, facts: Partial<PageFacts> = {}) =>
    world.open({ href: makeAddress(query), ...facts })
  const getReported = (kind: 'utm' | 'affiliate' | 'pageOpen') => world.control.landings(kind)
  const sent = async () =>
    (await world.control.requests()).flatMap(({ endpoint }) => CALLS.filter((name) => name === endpoint))
  /** By then, every other request would have been sent. */
  async function settled(): Promise<void> {
    const tab = await world.open()
    for (let times = 0; times < 3; times += 1) good(await tab.commands.lobby.refreshHome())
  }
  const given = () =>
    Object.fromEntries(Object.entries(world.browser.cookies).filter(([name]) => /^ad(?:Id|vId|Bonus)/.test(name)))

  describe('a campaign', () => {
    test('sends a campaign with the whole query, and stores the advId of the reply', async () => {
      await land({ ...UTM, utm_content: 'top', q: 'x y' })
      await until('the advId', () => world.browser.cookies.advId)
      expect(await getReported('utm')).toEqual([{ ...UTM, utm_content: 'top', q: 'x y', player: null }])
      expect(given()).toEqual({ advId: expect.stringMatching(/^adv-\w{12}$/) })
    })

    test('stores the promo that a campaign’s reply contains', async () => {
      await land({ ...UTM, utm_campaign: 'SPINS20' })
      await until('the promo', () => world.browser.cookies.adBonusModal)
      expect(given()).toEqual({
        advId: expect.any(String) as string,
        adBonusType: 'spins',
        adBonusValue: '20',
        adBonusModal: 'false',
      })
    })

    test('does not send a campaign while there is an advId from an earlier visit or the same link', async () => {
      world.browser.cookies.advId = 'earlier'
      await land({ ...UTM, stag: 'S1' })
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      delete world.browser.cookies.advId
      await land({ ...UTM, advId: 'own' })
      await until('the other link', async () => (await getReported('affiliate')).length === 2)
      await settled()
      expect(await getReported('utm')).toEqual([])
      expect(given()).toEqual({ advId: 'own' })
    })

    test('sends a campaign once when two tabs open it together', async () => {
      await Promise.all([land(UTM), land(UTM)])
      await until('the advId', () => world.browser.cookies.advId)
      await settled()
      expect((await sent()).toSorted()).toEqual(['postAffiliate', 'postUtm'])
    })

    test.each(Object.keys(UTM))('sends no campaign when %s is missing or empty', async (name) => {
      const query = { ...UTM, [name]: '' }
      await land(query)
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      delete (query as Record<string, string>)[name]
      await land({ ...query, stag: 'S1' })
      await until('the other link', async () => (await getReported('affiliate')).length === 2)
      await settled()
      expect(await getReported('utm')).toEqual([])
    })

    test.each<[string, Record<string, unknown>, Record<string, string>]>([
      ['a promo without an advId', { advId: null, promo: { type: 'bonus', value: 5 } }, {}],
      ['an advId that no cookie may hold', { advId: 'a\r\nSet-Cookie: b=c' }, {}],
      ['an advId as a number', { advId: 77 }, { advId: '77' }],
      ['a promo that no cookie may hold', { advId: 'a', promo: { type: 'x\u0000', value: '1' } }, { advId: 'a' }],
      ['an empty promo', { advId: 'a', promo: { type: 'x', value: '' } }, { advId: 'a' }],
      ['half a promo', { advId: 'a', promo: { type: 'x' } }, { advId: 'a' }],
      ['too long an advId', { advId: 'a'.repeat(201) }, {}],
    ])('stores only valid cookies from a campaign’s reply: %s', async (_what, body, cookies) => {
      await world.control.fault({ match: { endpoint: 'postUtm' }, kind: 'reply', status: 200, body })
      await land(UTM)
      await until('the answer', async () =>
        (await world.control.requests({ endpoint: 'postUtm' })).some(({ status }) => status === 200),
      )
      await settled()
      expect(given()).toEqual(cookies)
    })

    test('sends the campaign before the player’s source, so that the source contains the advId', async () => {
      await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
      const faultId = await world.control.fault({ match: { endpoint: 'postUtm' }, hold: 'after' })
      const tab = await land(UTM)
      await world.control.waitForRequests({ match: { endpoint: 'postUtm' } })
      good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
      await settled()
      expect(await world.control.sources(EMAIL)).toEqual([])
      await world.control.release(faultId)
      await until('the source', async () => (await world.control.sources(EMAIL)).length === 1)
      expect(await world.control.sources(EMAIL)).toMatchObject([{ advId: world.browser.cookies.advId }])
    })
  })

  describe('an affiliate link', () => {
    const FAMILY = ['stag', 'promo', 'partnerId', 'advId', 'advertiseUid', 'advertiseSource', 'cpaOneUid', 'prHash']

    test.each([...FAMILY, 'partner', 'adplace', 'utm_source'])('sends an affiliate link with %s only', async (name) => {
      await land({ [name]: 'One', from: 'letter', flag: '' })
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      expect(await getReported('affiliate')).toEqual([{ [name]: 'One', from: 'letter', flag: '', player: null }])
    })

    test('sends an affiliate link after its cookies are stored, and with the player', async () => {
      await signUp(await world.open())
      await world.control.clearRequests()
      const faultId = await world.control.fault({ match: { endpoint: 'postAffiliate' }, hold: 'before' })
      await land({ stag: 'S1' })
      await world.control.waitForRequests({ match: { endpoint: 'postAffiliate' } })
      expect(world.browser.cookies.stag).toBe('S1')
      await world.control.release(faultId)
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      expect(await getReported('affiliate')).toEqual([{ stag: 'S1', player: expect.any(Number) as number }])
    })

    test('sends an affiliate link once for repeated page loads, and again when its values change', async () => {
      await land('signup&stag=stag-1&partner=partner-1')
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      const tab = await land('stag=stag-1&partner=partner-1&sso_session=s1&no_sso')
      good(await tab.commands.connection.pageChanged({ locale: 'kz' }))
      await land('partner=partner-1')
      await settled()
      expect(await getReported('affiliate')).toHaveLength(1)
      await land('stag=stag-2&partner=partner-1')
      await until('the other', async () => (await getReported('affiliate')).length === 2)
      await land('stag=stag-1&partner=partner-1&promo=SUMMER')
      await until('the third', async () => (await getReported('affiliate')).length === 3)
      const stored = JSON.stringify(await world.db.facts.toArray())
      for (const value of ['stag-1', 'stag-2', 'partner-1', 'SUMMER']) expect(stored).not.toContain(value)
    })

    test('sends an affiliate link again on another day, and when the clock was set back', async () => {
      await land({ stag: 'S1' })
      await until('the link', () => world.db.facts.get('landings'))
      for (const days of [-1, 1]) {
        await world.db.facts.where({ id: 'landings' }).modify((row) => {
          if (row.id === 'landings') for (const each of row.told) each.at = Date.now() + days * 86_400_000
        })
        await land({ stag: 'S1' })
        await until('it once more', async () => (await getReported('affiliate')).length === (days < 0 ? 2 : 3))
        await until('that it is known', async () => {
          const row = await world.db.facts.get('landings')
          return row?.id === 'landings' && row.told.some(({ at }) => Math.abs(at - Date.now()) < 60_000)
        })
      }
    })

    test('leaves invalid and oversized parameters out of an affiliate link', async () => {
      const more = Array.from({ length: 100 }, (_, at) => [`p${at}`, 'x'])
      const query = new URLSearchParams([
        ...more,
        ['stag', 'S1'],
        ['stag', 'S2'],
        ['__proto__', 'x'],
        ['adplace', '__PLACE__'],
        ['promo', 'a\r\nb'],
        ['partner', 'x'.repeat(1_000)],
        ['n'.repeat(101), 'x'],
      ])
      await land(String(query))
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      const [{ player, ...body } = { player: null }] = await getReported('affiliate')
      expect(player).toBeNull()
      expect(Object.keys(body)).toHaveLength(30)
      expect(body).toMatchObject({ stag: 'S1', adplace: '__PLACE__', p0: 'x' })
      expect(Object.hasOwn(body, '__proto__')).toBe(false)
      for (const name of ['promo', 'partner']) expect(body).not.toHaveProperty(name)
    })

    test('sends an affiliate link as a guest’s when the session has expired', async () => {
      await signUp(await world.open())
      await world.control.fault({ match: { endpoint: 'postAffiliate' }, kind: 'reply', status: 401 })
      await world.control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 401 })
      await land({ stag: 'S1' })
      await until('the link', async () => (await getReported('affiliate')).length === 1)
      expect(await getReported('affiliate')).toEqual([{ stag: 'S1', player: null }])
      expect(await world.db.session.count()).toBe(0)
    })
  })

  describe('an advertising click', () => {
    test('sends a click once, with the fingerprint and the click’s address', async () => {
      const query = { subH: 'h1', click_url: 'https://ads.example/?id=1' }
      await land(query)
      await until('the click', async () => (await getReported('pageOpen')).length === 1)
      expect(await getReported('pageOpen')).toEqual([{ ...query, uuid: 'f'.repeat(32), player: null }])
      // A slow device needs longer than a player would wait for a registration.
      expect(world.browser.fingerprintWaitMs).toBeGreaterThanOrEqual(30_000)
      await until('that it is known', () => world.db.facts.get('landings'))
      await land(query)
      await settled()
      expect(await sent()).toEqual(['registerPageOpenEvent'])
    })

    test('sends the landing’s address when a click names none, and no fingerprint when it is blocked', async () => {
      world.browser.fingerprint = null
      await land({ subH: 'h1' })
      await until('the click', async () => (await getReported('pageOpen')).length === 1)
      expect(await getReported('pageOpen')).toEqual([
        { subH: 'h1', click_url: makeAddress({ subH: 'h1' }), player: null },
      ])
    })

    test('remembers both a click and an affiliate link of one address', async () => {
      const query = { subH: 'h1', stag: 'S1' }
      await land(query)
      await until('that both are known', async () => {
        const row = await world.db.facts.get('landings')
        return row?.id === 'landings' && row.told.length === 2
      })
      await land(query)
      await settled()
      expect((await sent()).toSorted()).toEqual(['postAffiliate', 'registerPageOpenEvent'])
    })
  })

  test('does not send a landing again after a reconnect, even if the campaign’s reply was empty', async () => {
    await world.control.fault({ match: { endpoint: 'postUtm' }, kind: 'reply', status: 200, body: {}, times: 0 })
    const tab = await land(UTM)
    await until('the link', () => world.db.facts.get('landings'))
    await world.control.stopListening()
    expect((await tab.commands.lobby.refreshHome()).ok).toBe(false)
    const isLost = async () => {
      const row = await world.db.facts.get('connection')
      return row?.id === 'connection' && !row.reachable
    }
    await until('the loss', isLost)
    await world.control.startListening()
    await world.control.waitForRequests({ match: { endpoint: 'getLobby' }, count: 2, withinMs: 60_000 })
    await settled()
    expect((await sent()).toSorted()).toEqual(['postAffiliate', 'postUtm'])
  })

  const EVERYTHING = { ...UTM, subH: 'h1' }

  test('sends nothing for a landing without attribution or with a secret in its address', async () => {
    await world.open()
    await land({ q: 'jade', subH: '' })
    await world.open({ href: makeAddress(EVERYTHING, '/ru/reset-password/t-1') })
    await settled()
    expect(await sent()).toEqual([])
  })

  test.each(CALLS)('logs a failed %s only, and shows and stores nothing else', async (endpoint) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await world.control.fault({ match: { endpoint }, kind: 'reply', status: 500, times: 0 })
    const tab = await land(EVERYTHING)
    await until('the log', () => info.mock.calls.some(([text]) => text === '[worker] landing not reported'))
    await until('the others', async () => (await sent()).length === CALLS.length)
    good(await tab.commands.lobby.refreshHome())
    expect(info.mock.calls.filter(([text]) => String(text).includes('landing'))).toEqual([
      ['[worker] landing not reported', expect.stringMatching(/^report\w+: operator$/)],
    ])
    expect(await world.db.notices.count()).toBe(0)
    expect(await world.db.facts.get('problems')).toBeUndefined()
    expect(await world.db.outbox.count()).toBe(0)
  })

  test.each([
    ['was no network when it began', false],
    ['turned out to be none', true],
  ])('sends a landing only once the network is back (there %s)', async (_reason, online) => {
    await world.control.fault({ match: {}, kind: 'cutBefore', times: 0 })
    await land(EVERYTHING, { online })
    await until('the loss', async () => {
      const row = await world.db.facts.get('connection')
      return row?.id === 'connection' && !row.reachable
    })
    await world.control.clearRequests()
    await world.control.waitForRequests({ match: { endpoint: 'getGeo' }, count: 2, withinMs: 60_000 })
    expect(await sent()).toEqual([])
    await world.control.clearFaults()
    await until('all of it', async () => (await sent()).length === CALLS.length)
    await settled()
    expect((await sent()).toSorted()).toEqual(CALLS.toSorted())
    expect(given()).toHaveProperty('advId')
  })
})
