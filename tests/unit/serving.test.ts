import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { framePages } from '#src/build/frame-pages-vite-plugin.ts'
import { HSTS, type HeaderTable, POLLED, securityHeaders } from '#src/build/headers.ts'
import { ROUTES, TOURNAMENT_ROUTE, gamePath } from '#src/base/routes.ts'
import { headerGroups } from '#src/build/serving/groups.ts'
import { pageAddresses } from '#src/build/serving/page-addresses.ts'
import { SETTINGS, readConfiguration } from '#domain/settings/build-settings.ts'
import { allowing, loaderHash, servingFiles } from '#src/build/serving-vite-plugin.ts'

const NO_FRAMES = { tagManagerUrl: null, captcha: 'none', captchaKey: null, captchaUrl: null } as const
const TABLE = securityHeaders('HASH', framePages({ ...NO_FRAMES, captcha: 'turnstile', captchaKey: '1x0' }))
const files = servingFiles(TABLE, 'https://www.casino.example')
const ISOLATION = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy']

describe('headers by path', () => {
  test('each group has the headers of the table, and no group overrides another', () => {
    const table: HeaderTable = {
      '*': { A: '1', B: '2' },
      'https:*': { S: '3' },
      '/a': { B: '' },
      '/b/*': { A: '4', S: '' },
    }
    expect(headerGroups(table)).toEqual([
      { pattern: '/a', headers: [['A', '1']], secure: [['S', '3']], isPolled: false },
      {
        pattern: '/b/*',
        headers: [
          ['A', '4'],
          ['B', '2'],
        ],
        secure: [],
        isPolled: false,
      },
      {
        pattern: '*',
        headers: [
          ['A', '1'],
          ['B', '2'],
        ],
        secure: [['S', '3']],
        isPolled: false,
      },
    ])
  })

  test('polled files have no headers that concern a page', () => {
    const countBytes = (pattern: string): number => {
      const group = headerGroups(TABLE).find((each) => each.pattern === pattern)
      return [...(group?.headers ?? []), ...(group?.secure ?? [])].reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        0,
      )
    }
    expect(countBytes('/builds/*')).toBeLessThan(40)
    expect(countBytes('/pixel.png')).toBeLessThan(80)
    // The policy of a service worker comes with its script; a 304 does not repeat it.
    expect(countBytes('/sw.js')).toBeLessThan(700)
    for (const pattern of POLLED) expect(TABLE[pattern]?.['Permissions-Policy']).toBe('')
  })
})

describe.each(['nginx.conf', 'Caddyfile', '_headers'])('%s', (name) => {
  const text = [files['nginx.maps.conf'], files[name]].join('\n')
  const framesText = files[name === 'Caddyfile' ? 'Caddyfile.frames' : 'nginx.frames.conf']

  test('has every header of the table with its value', () => {
    for (const [pattern, headers] of Object.entries(TABLE)) {
      for (const [header, value] of Object.entries(headers)) {
        if (value === '') continue
        if (pattern === 'frames:*' && name !== '_headers') {
          expect(framesText, header).toContain(value.split('{')[0])
          continue
        }
        // The text before the first placeholder for the page's own address.
        expect(text, pattern).toContain(header)
        expect(text, `${pattern} ${header}`).toContain(value.split('{')[0])
      }
    }
  })

  test('leaves no placeholder for the page’s host', () => {
    expect(`${files[name]}${framesText}`).not.toMatch(/\{(host|scheme|ws|page)\}/)
  })
})

describe('the headers of a page', () => {
  const headers = TABLE['*'] ?? {}
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ')

  test('forbid plug-ins, other bases, frames around it and forms to elsewhere', () => {
    expect(directives).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]),
    )
  })

  test('run no script but those that are allowed by hash, and no text as a script', () => {
    expect(directives).toContain("script-src 'sha256-HASH' 'strict-dynamic'")
    expect(directives).toEqual(expect.arrayContaining(["default-src 'self'", "require-trusted-types-for 'script'"]))
    expect(directives).toContain('trusted-types app')
  })

  test('let the worker call no host but the site’s services, unless one is configured', () => {
    const connect = directives
      .find((directive) => directive.startsWith('connect-src '))
      ?.split(' ')
      .slice(1)
    expect(connect).toContain('{scheme}://api.{host}')
    expect(connect?.filter((source) => !/^('self'|\{(scheme|ws)\}:\/\/\w+\.\{host\})$/.test(source))).toEqual([])
  })

  test('name types that are not guessed, and no path to another site', () => {
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('the host of a third party’s page', () => {
  test('is allowed as a frame of the page, which may be one of www', () => {
    expect(TABLE['*']?.['Content-Security-Policy']).toContain('{scheme}://captcha.{host};')
    expect(TABLE['*']?.['Content-Security-Policy']).not.toContain('tags.{host}')
    const policy = TABLE['frames:*']?.['Content-Security-Policy']
    expect(policy).toContain('frame-ancestors {scheme}://{page} {scheme}://www.{page};')
    expect(policy).toContain("script-src 'self' https:;")
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-forms allow-same-origin')
  })

  test('a static host gives its headers to that host alone', () => {
    const sections = (files['_headers'] ?? '').split(/\n(?=\/|https:)/)
    const captchaSection = sections.find((section) => section.startsWith('https://captcha.casino.example/frames/*'))
    expect(captchaSection).toContain('! Content-Security-Policy')
    expect(captchaSection).toContain('frame-ancestors https://casino.example https://www.casino.example')
    expect(sections.some((section) => section.startsWith('/frames'))).toBe(false)
  })

  test('has files of its own only where a third party is configured', () => {
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['nginx.frames.conf', 'Caddyfile.frames']))
    const none = servingFiles(securityHeaders('HASH', framePages(NO_FRAMES)), undefined)
    expect(Object.keys(none).filter((name) => name.includes('frames'))).toEqual([])
    expect(Object.values(none).join()).not.toContain('/frames/')
  })
})

describe('caching and fallback', () => {
  test('assets are cached for ever, and everything else is revalidated each time', () => {
    const caches = Object.fromEntries(
      headerGroups(TABLE).map(({ pattern, headers }) => [
        pattern,
        headers.find(([name]) => name === 'Cache-Control')?.[1],
      ]),
    )
    expect(caches).toEqual({
      '/sw.js': 'no-cache',
      '/auth/callback': 'no-cache',
      '/assets/*': 'public, max-age=31536000, immutable',
      '/builds/*': 'no-store',
      '/pixel.png': 'no-cache',
      '*': 'no-cache',
    })
  })

  test('nginx serves the shell for every address except those of files', () => {
    const locations = [...(files['nginx.conf'] ?? '').matchAll(/location (.*) \{\n\s+try_files (.*);/g)]
    expect(locations.map(([, place, tries]) => [place, tries?.split(' ').at(-1)])).toEqual([
      ['= /sw.js', '=404'],
      ['= /auth/callback', '=404'],
      ['^~ /assets/', '=404'],
      ['^~ /builds/', '=404'],
      ['= /pixel.png', '=404'],
      ['/', '$tulpar_shell'],
    ])
    expect(files['nginx.conf']).toContain('/index.html$tulpar_packed /index.html =404')
  })

  test('a static host removes headers of another pattern before it sets its own', () => {
    const sections = (files['_headers'] ?? '').split(/\n(?=\/)/)
    const assets = sections.find((section) => section.startsWith('/assets/*'))
    expect(assets).toBe('/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable')
    const builds = sections.find((section) => section.startsWith('/builds/*'))
    for (const header of ISOLATION) expect(builds).toContain(`! ${header}`)
    expect(files['_headers']).toContain('wss://general.casino.example')
    expect(Math.max(...(files['_headers'] ?? '').split('\n').map((line) => line.length))).toBeLessThan(2_000)
  })

  test('without a site address the file for static hosts says what to fill in', () => {
    expect(servingFiles(TABLE, undefined)['_headers']).toMatch(/^# Made by a build without SITE_ADDRESS: put the host/)
  })
})

describe('the addresses of pages', () => {
  const known = new RegExp(pageAddresses())

  test('are those of every route, in every language', () => {
    const paths = [...Object.values(ROUTES), gamePath('slots', 'a.b'), gamePath('live', 'a', 'demo')]
    for (const path of paths) for (const prefix of ['', '/ru', '/en', '/kz']) expect(`${prefix}${path}`).toMatch(known)
  })

  test('are those of the paths with parameters that the page routes', () => {
    const routing = ['Pages', 'RarePages']
      .map((name) => readFileSync(new URL(`../../src/app/routing/${name}.tsx`, import.meta.url), 'utf8'))
      .join('\n')
    const routes = new Map<string, string>(Object.entries(ROUTES))
    const values: Record<string, string> = { game: 'dice', round: '700001', status: 'ended', id: '7' }
    const written = [...routing.matchAll(/path=\{`\$\{ROUTES\.(\w+)\}((?:\/:\w+\?)+)`\}/g)].flatMap(
      ([, name = '', parameters = '']) => {
        const parts = [...parameters.matchAll(/:(\w+)/g)].map(([, parameter = '']) => values[parameter] ?? 'x')
        return parts.map((_, at) => [routes.get(name), ...parts.slice(0, at + 1)].join('/'))
      },
    )
    expect(written.length).toBeGreaterThan(3)
    for (const path of [...written, TOURNAMENT_ROUTE.replace(':id', '7')]) expect(path).toMatch(known)
  })

  test.each(['/games', '/games/x', '/games/dice/x', '/ru/ru', '/de', '/profile/x', '/tournament', '//x', '/x.php'])(
    'are not %s',
    (path) => {
      expect(path).not.toMatch(known)
    },
  )
})

test('https is required of this host alone unless the operator says more', () => {
  const { allowed } = SETTINGS.hsts
  expect(TABLE['https:*']).toEqual({ 'Strict-Transport-Security': 'max-age=31536000' })
  expect(HSTS[readConfiguration({ VITE_HSTS: 'subdomains' }).hsts]).toMatch(/; includeSubDomains$/)
  expect(HSTS[readConfiguration({ VITE_HSTS: 'preload' }).hsts]).toMatch(/; includeSubDomains; preload$/)
  expect(() => readConfiguration({ VITE_HSTS: 'true' })).toThrow(`VITE_HSTS is "true". Allowed: ${allowed}`)
})

test('the configuration of a build allows its own loader and that of the build before it', () => {
  const both = allowing(securityHeaders('bmV3'), ['bmV3', 'b2xk'])
  expect(both['*']?.['Content-Security-Policy']).toContain("script-src 'sha256-bmV3' 'sha256-b2xk' 'strict-dynamic'")
  expect(loaderHash(both)).toBe('bmV3')
  expect(both['/sw.js']).toEqual(securityHeaders('bmV3')['/sw.js'])
})
