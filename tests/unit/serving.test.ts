import { describe, expect, test } from 'vitest'
import { type HeaderTable, POLLED, securityHeaders } from '../../src/build/headers.ts'
import { headerGroups } from '../../src/build/serving/groups.ts'
import { servingFiles } from '../../src/build/serving-vite-plugin.ts'

const TABLE = securityHeaders('HASH')
const files = servingFiles(TABLE, 'https://www.casino.example')
const ISOLATION = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy']

describe('headers by path', () => {
  test('groups say what the table says, without one line that wins over another', () => {
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

  test('what is asked for again and again carries nothing that governs a page', () => {
    const bytesOf = (pattern: string): number => {
      const group = headerGroups(TABLE).find((each) => each.pattern === pattern)
      return [...(group?.headers ?? []), ...(group?.secure ?? [])].reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        0,
      )
    }
    expect(bytesOf('/builds/*')).toBeLessThan(40)
    expect(bytesOf('/pixel.png')).toBeLessThan(80)
    // A service worker is governed by the policy of its own script, which a 304 does not repeat.
    expect(bytesOf('/sw.js')).toBeLessThan(700)
    for (const pattern of POLLED) expect(TABLE[pattern]?.['Permissions-Policy']).toBe('')
  })
})

describe.each(['nginx.conf', 'Caddyfile', '_headers'])('%s', (name) => {
  const text = [files['nginx.maps.conf'], files[name]].join('\n')

  test('has every header of the table with its value', () => {
    for (const [pattern, headers] of Object.entries(TABLE)) {
      for (const [header, value] of Object.entries(headers)) {
        if (value === '') continue
        expect(text, pattern).toContain(header)
        // What stands before the first address of the page's own.
        expect(text, `${pattern} ${header}`).toContain(value.split('{')[0])
      }
    }
  })

  test('leaves no place of the page’s host to be filled in', () => {
    expect(files[name]).not.toMatch(/\{(host|scheme|ws)\}/)
  })
})

describe('caching and fallback', () => {
  test('assets are for ever, the rest is asked for each time', () => {
    const cacheOf = Object.fromEntries(
      headerGroups(TABLE).map(({ pattern, headers }) => [
        pattern,
        headers.find(([name]) => name === 'Cache-Control')?.[1],
      ]),
    )
    expect(cacheOf).toEqual({
      '/sw.js': 'no-cache',
      '/auth/callback': 'no-cache',
      '/assets/*': 'public, max-age=31536000, immutable',
      '/builds/*': 'no-store',
      '/pixel.png': 'no-cache',
      '*': 'no-cache',
    })
  })

  test('nginx shows the shell for every address but those of files', () => {
    const locations = [...(files['nginx.conf'] ?? '').matchAll(/location (.*) \{\n\s+try_files (.*);/g)]
    expect(locations.map(([, place, tries]) => [place, tries?.split(' ').at(-1)])).toEqual([
      ['= /sw.js', '=404'],
      ['= /auth/callback', '=404'],
      ['^~ /assets/', '=404'],
      ['^~ /builds/', '=404'],
      ['= /pixel.png', '=404'],
      ['/', '/index.html'],
    ])
    expect(files['nginx.conf']).toContain('/index.html$tulpar_br /index.html =404')
  })

  test('a static host takes away what another pattern has set, before it sets its own', () => {
    const sections = (files['_headers'] ?? '').split(/\n(?=\/)/)
    const assets = sections.find((section) => section.startsWith('/assets/*'))
    expect(assets).toBe('/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable')
    const builds = sections.find((section) => section.startsWith('/builds/*'))
    for (const header of ISOLATION) expect(builds).toContain(`! ${header}`)
    expect(files['_headers']).toContain('wss://general.casino.example')
    expect(Math.max(...(files['_headers'] ?? '').split('\n').map((line) => line.length))).toBeLessThan(2_000)
  })

  test('without the name of the site, a static host says what is to be filled in', () => {
    expect(servingFiles(TABLE, undefined)['_headers']).toMatch(/^# Made by a build without SITE_ADDRESS: put the host/)
  })
})
