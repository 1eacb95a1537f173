import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookies, setCookie } from '#src/browser/cookies.ts'
import {
  type CookieName,
  COOKIES,
  cookieValue,
  LANDING_COOKIES,
  landingCookies,
  parseCookies,
  serializeCookie,
  SESSION_COOKIES,
} from '#domain/wire/cookies.ts'

const DAY = 86_400

describe('cookies', () => {
  it.each([
    ['token', 30 * DAY],
    ['bearerToken', 30 * DAY],
    ['advertiseUid', 30 * DAY],
    ['advertiseSource', 30 * DAY],
    ['cpaOneUid', 30 * DAY],
    ['stag', DAY],
    ['super_bonus', 5 * 365 * DAY],
    ['userBrowser', DAY],
    ['prHash', DAY],
    ['simpleAuth', DAY],
    ['advId', DAY],
    ['promo', 600],
    ['adBonusType', 600],
    ['adBonusValue', 600],
    ['adBonusModal', 600],
    ['locale', 365 * DAY],
    ['regDepBonusExpireDate', 3 * DAY],
    ['welcomePackTimestamp', 7 * DAY],
  ] as const)('%s lives %i seconds', (name, seconds) => {
    expect(serializeCookie(name, 'x', false).split('; ')).toEqual([
      `${name}=x`,
      'path=/',
      'samesite=lax',
      `max-age=${seconds}`,
    ])
  })

  it('ssoRedirected ends with the browser session', () => {
    expect(serializeCookie('ssoRedirected', '1', false)).toBe('ssoRedirected=1; path=/; samesite=lax')
  })

  it('cookies are secure on a secure page', () => {
    expect(serializeCookie('token', 'a', true).split('; ')).toContain('secure')
    expect(serializeCookie('token', 'a', false)).not.toContain('secure')
  })

  it('cookies are removed with the same path and a max-age of 0', () => {
    expect(serializeCookie('token', null, false)).toBe('token=; path=/; samesite=lax; max-age=0')
    expect(serializeCookie('ssoRedirected', null, false)).toContain('max-age=0')
  })

  it('cookies are read back as they were set, for every accepted value', () => {
    const names = Object.keys(COOKIES) as CookieName[] // keys of the table itself
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 40 }), (name, text) => {
        const value = cookieValue(name, text)
        if (value === null) return
        const [pair = ''] = serializeCookie(name, value, true).split('; ')
        expect(parseCookies(`other=1; ${pair}; last=2`)).toEqual({ [name]: value })
      }),
    )
  })

  it('a value cannot add attributes to its cookie', () => {
    const text = serializeCookie('promo', 'a; domain=evil.test; path=/x', false)
    expect(text.split('; ')).toHaveLength(4)
    expect(text).not.toContain('domain=')
  })

  it.each([
    ['empty', ''],
    ['a line break', 'a\r\nSet-Cookie: token=x'],
    ['a null byte', 'a\u0000'],
    ['a delete character', 'a\u007f'],
    ['half a surrogate pair, which cannot be encoded', 'a\ud800'],
    ['a megabyte', 'a'.repeat(1_048_576)],
    ['one character too many', 'a'.repeat(201)],
    ['short, but not as it is sent', 'я'.repeat(34)],
  ])('a value from outside is ignored when it is %s', (_what, value) => {
    expect(cookieValue('promo', value)).toBeNull()
  })

  it('a value from outside may be any printable text of up to 200 bytes', () => {
    for (const value of ['SUMMER', 'Лето 2026', '😀', '__proto__', 'a'.repeat(200), 'я'.repeat(33)])
      expect(cookieValue('promo', value)).toBe(value)
  })

  it.each(['token', 'bearerToken'] as const)('%s can hold a signed token of a usual length', (name) => {
    expect(cookieValue(name, 'a'.repeat(3_000))).toHaveLength(3_000)
    expect(cookieValue(name, 'a'.repeat(3_001))).toBeNull()
  })

  it('userBrowser holds a user agent of a usual length', () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
    const browser = `${phone} Version/19.5 Mobile/15E148 Safari/604.1`
    expect(cookieValue('userBrowser', browser)).toBe(browser)
    expect(cookieValue('userBrowser', 'a'.repeat(301))).toBeNull()
  })

  it('the cookie header stays within server limits after any sequence of links', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 })
    const link = fc.dictionary(fc.constantFrom(...LANDING_COOKIES), text)
    fc.assert(
      fc.property(fc.array(link, { maxLength: 6 }), (links) => {
        const stored: Record<string, string> = {
          token: 'a'.repeat(3_000),
          bearerToken: 'a'.repeat(3_000),
          userBrowser: 'a'.repeat(300),
        }
        for (const query of links) Object.assign(stored, landingCookies(new URLSearchParams(query), stored))
        const header = Object.entries(stored).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        expect(header.join('; ').length).toBeLessThan(8_000)
      }),
    )
  })

  it('cookies of a landing address replace older ones of the same name', () => {
    const stored = { promo: 'a'.repeat(200), stag: 'b'.repeat(200), partner: 'c'.repeat(200), adplace: 'd'.repeat(200) }
    const full = { ...stored, advId: 'e'.repeat(200), prHash: 'f'.repeat(200) }
    expect(landingCookies(new URLSearchParams({ promo: 'SUMMER', partnerId: '77' }), full)).toEqual({
      promo: 'SUMMER',
      partnerId: '77',
    })
    expect(landingCookies(new URLSearchParams({ partnerId: '77' }), full)).toEqual({})
  })

  it('unknown and broken cookies and prototype names are ignored', () => {
    const values = parseCookies('a=1; __proto__=x; constructor=y; promo=%E0%A4%A; token=t%3D1; =z; stag; locale=')
    expect(values).toEqual({ token: 't=1' })
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
    expect(parseCookies('')).toEqual({})
  })

  it('session cookies are removed at logout; those of attribution and language stay', () => {
    expect(SESSION_COOKIES).toEqual(expect.arrayContaining(['token', 'bearerToken']))
    const gone = new Set<string>(SESSION_COOKIES)
    for (const name of [...LANDING_COOKIES, 'locale', 'ssoRedirected']) expect(gone.has(name)).toBe(false)
  })

  it('a landing address can set only attribution cookies', () => {
    expect([...LANDING_COOKIES].toSorted()).toEqual(
      ['stag', 'promo', 'partnerId', 'advId', 'advertiseUid', 'advertiseSource', 'cpaOneUid', 'prHash', 'partner']
        .concat('adplace')
        .toSorted(),
    )
  })
})

describe('the cookies of the page', () => {
  let jar: Map<string, string>

  /** A fake browser jar: sets one cookie at a time, returns them all. */
  beforeEach(() => {
    jar = new Map()
    vi.stubGlobal('location', { protocol: 'https:' })
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split('; ')
        const name = pair.slice(0, pair.indexOf('='))
        if (attributes.includes('max-age=0')) jar.delete(name)
        else jar.set(name, pair.slice(name.length + 1))
      },
    })
  })

  afterEach(() => vi.unstubAllGlobals())

  it('a signed token of a usual length is stored', () => {
    const token = `eyJ.${'a'.repeat(1_000)}.${'b'.repeat(342)}`
    setCookie('token', token)
    expect(readCookies()).toEqual({ token })
  })

  it('a value that cannot be stored also removes the previous one, which would be out of date', () => {
    setCookie('token', 'old')
    setCookie('token', 'a'.repeat(4_000))
    expect(readCookies()).toEqual({})
  })
})
