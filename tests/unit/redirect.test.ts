import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoopback, toLocalPath, safeAddress } from '#domain/wire/redirect.ts'

const live = { protocol: 'https:', hostname: 'tulpar.test', origin: 'https://tulpar.test' }
const local = { protocol: 'http:', hostname: 'localhost', origin: 'http://localhost:4173' }

/** A browser resolves an address against the current page. */
const destination = (address: string, origin: string) => new URL(address, `${origin}/games/slots?a=1`)

describe('an address from a reply or a query', () => {
  it.each([
    ['https://pay.example/x?y=1#z', 'https://pay.example/x?y=1#z'],
    ['https://pay.example', 'https://pay.example/'],
    ['HTTPS://PAY.example/A', 'https://pay.example/A'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
    ['https://пример.рф/путь', 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C'],
  ])('%s is followed', (address, normal) => {
    expect(safeAddress(address, live)).toBe(normal)
    expect(safeAddress(address, local)).toBe(normal)
  })

  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://https://x.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://tulpar.test/6f1c',
    'filesystem:https://tulpar.test/temporary/x',
    'file:///etc/passwd',
    'ftp://files.example/x',
    'ws://x.example',
    'about:blank',
    'tel:+71234567890',
    'intent://x#Intent;scheme=http;end',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/games/dice',
    'games/dice',
    '?a=1',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\@tulpar.test',
    'https://user@evil.example',
    'https://user:pass@evil.example',
    'https://:pass@evil.example',
    'https://tulpar.test@evil.example/',
    'https://tulpar.test%40@evil.example/',
    'https://evil.example/a b',
    'https://evil.example/\r\nSet-Cookie:a=b',
    'https://evil.example/\u0000',
    'https://evil.example/\u007f',
    ' https://evil.example',
    'https://evil.example ',
    'https://',
    'https://%',
    'https://[::1',
    'https://a:99999/',
    'https://exa mple',
    `https://evil.example/${'a'.repeat(4_096)}`,
    '',
    'http://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost/',
    'http://127.0.0.1.evil.example/',
  ]
  it.each(hostile)('%j is rejected', (address) => {
    expect(safeAddress(address, live)).toBeNull()
    expect(safeAddress(address, local)).toBeNull()
  })

  it.each([null, undefined, 0, 42, true, {}, [], ['https://a.example'], { toString: () => 'https://a.example' }])(
    '%j is not an address',
    (value) => {
      expect(safeAddress(value, live)).toBeNull()
    },
  )

  const loopback = ['http://localhost:4173/x', 'http://pay.localhost:4173/', 'http://127.0.0.1:80/', 'http://[::1]:1/']
  it.each(loopback)('%s is followed only from http on loopback', (address) => {
    expect(safeAddress(address, local)).toBe(new URL(address).href)
    expect(safeAddress(address, live)).toBeNull()
    expect(
      safeAddress(address, { protocol: 'http:', hostname: 'tulpar.test', origin: 'http://tulpar.test' }),
    ).toBeNull()
    expect(safeAddress(address, { ...local, protocol: 'https:' })).toBeNull()
  })

  it('an accepted address is https without user info, for any input', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'evil.test',
      '.',
      '%2f',
      '\t',
      '?',
      '#',
      'a',
    )
    const made = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(made, (address) => {
        const safe = safeAddress(address, live)
        if (safe === null) return
        const url = destination(safe, live.origin)
        expect([url.protocol, url.username, url.password, url.href]).toEqual(['https:', '', '', safe])
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a return address within the app', () => {
  it.each([
    ['/', '/'],
    ['/games/dice', '/games/dice'],
    ['/ru/games/slots?q=a%20b#top', '/ru/games/slots?q=a%20b#top'],
    ['/a/../games', '/games'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('%s is accepted', (candidate, path) => {
    expect(toLocalPath(candidate, live)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x/%2e%2e//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'games/dice',
    '@evil.example',
    '.evil.example',
    '',
    ' /games',
  ])('%j is rejected as a return address', (candidate) => {
    expect(toLocalPath(candidate, live)).toBeNull()
  })

  it('a missing return address is rejected', () => {
    expect([toLocalPath(null, live), toLocalPath(undefined, live)]).toEqual([null, null])
  })

  it('a followed return address never leaves the origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.test',
      'a',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const path = toLocalPath(`/${parts.join('')}`, live)
        if (path !== null) expect(destination(path, live.origin).origin).toBe(live.origin)
      }),
      { numRuns: 20_000 },
    )
  })
})

it.each([
  ['localhost', true],
  ['api.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.evil.test', false],
  ['evillocalhost', false],
  ['127.0.0.1.evil.test', false],
  ['10.0.0.1', false],
  ['', false],
])('%s on loopback: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected)
})
