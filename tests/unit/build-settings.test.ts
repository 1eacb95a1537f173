import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIntl } from '@formatjs/intl'
import { afterEach, describe, expect, test } from 'vitest'
import { brandFontOver } from '#src/build/brand-font-vite-plugin.ts'
import { checkBrandTexts, withBrand } from '#src/build/brand-texts.ts'
import { brandStyles, demoStyles } from '#src/build/brand.ts'
import { foldUnsetChecks, checkCookies } from '#src/build/configuration-vite-plugin.ts'
import * as configuration from '#domain/settings/configuration.ts'
import { SETTINGS, readConfiguration, readSiteAddress } from '#domain/settings/build-settings.ts'
import { contrast, getBrandTokens, getGlowTokens } from '#domain/settings/brand-color.ts'
import { isInRegions } from '#domain/settings/regions.ts'
import { someTexts } from './support/some-texts.ts'

const PAGE = readFileSync(new URL('../../worker/endpoints/SETTINGS.md', import.meta.url), 'utf8')

const literal = (text: string): string => text.replaceAll(/[*+?.|]/g, String.raw`\$&`)

describe('the settings of a build', () => {
  test('have defaults, which the table of settings names beside each key', () => {
    expect(readConfiguration({})).toMatchObject({ brandName: 'Tulpar', locales: ['ru', 'en', 'kz'], captcha: 'none' })
    for (const { key, standard } of Object.values(SETTINGS))
      expect(PAGE, key).toMatch(
        new RegExp(String.raw`^\| \`${key}\` +\| ${standard ? `\`${literal(standard)}\`` : 'none'} +\|`, 'm'),
      )
  })

  test('are exported to the code by the same names', () => {
    expect(Object.keys(configuration).toSorted()).toEqual(Object.keys(SETTINGS).toSorted())
  })

  test.each([
    ['if (errorReportsUrl === null) return', 'if (true) return'],
    ['if (configuration.errorReportsUrl === null) return', 'if (true) return'],
    ["configuration.captcha !== 'none' && ask()", 'false && ask()'],
    ["form.captcha === 'none'", "form.captcha === 'none'"],
    [
      'const { flagsUrl } = configuration\nif (flagsUrl === null) return',
      'const { flagsUrl } = configuration\nif (true) return',
    ],
  ])('replace conditions on disabled features by constants: %s', (asked, answered) => {
    const code = foldUnsetChecks(asked)
    // Spaces keep every place in the code, for its source map.
    expect(code).toHaveLength(asked.length)
    expect(code.replaceAll(/ {2,}/g, ' ').replaceAll(/ (?=\)|$)/gm, '')).toBe(answered)
  })

  test('are parsed by their types', () => {
    const read = readConfiguration({
      VITE_BRAND_NAME: 'Ak Bars & Co.',
      VITE_LOCALES: 'kz, ru',
      VITE_DEFAULT_LOCALE: 'ru',
      VITE_SSO: 'false',
      VITE_CONSENT_REGIONS: 'de,KZ',
      VITE_CHAT_URL: 'https://chat.example/frame/',
      VITE_BETTING_PROVIDER: 'sports:book-1',
    })
    expect(read).toMatchObject({
      brandName: 'Ak Bars & Co.',
      locales: ['kz', 'ru'],
      defaultLocale: 'ru',
      sso: false,
      consentRegions: ['DE', 'KZ'],
      chatUrl: 'https://chat.example/frame',
      bettingProvider: 'sports:book-1',
    })
  })

  test.each([
    ['VITE_BRAND_NAME', '<script>'],
    ['VITE_BRAND_NAME', 'a'.repeat(31)],
    ['VITE_MIN_AGE', 'KZ:21'],
    ['VITE_MIN_AGE', '*:18,KZ:21,KZ:18'],
    ['VITE_MIN_AGE', '*:12'],
    ['VITE_REALITY_CHECK_MINUTES', '*:4'],
    ['VITE_REALITY_CHECK_MINUTES', 'NL:30'],
    ['VITE_MIN_AGE', '*:18,Kazakhstan:21'],
    ['VITE_PERFORMANCE_PERCENT', '0'],
    ['VITE_PERFORMANCE_PERCENT', '101'],
    ['VITE_COMPLAINTS_EMAIL', 'complaints.example'],
    ['VITE_SUPPORT_CONTACT', 'casino.example/contact'],
    ['VITE_SUPPORT_CONTACT', 'javascript:alert(1)'],
    ['VITE_BRAND_NAME', "Jack'"],
    ['VITE_BRAND_NAME', "Jack''s"],
    ['VITE_BRAND_NAME', 'Jack {0}'],
    ['VITE_BRAND_SECOND_COLOR', ''],
    ['VITE_BRAND_SECOND_COLOR', 'blue'],
    ['VITE_SOCIAL_PROVIDERS', 'google,facebook'],
    ['VITE_BRAND_COLOR', 'red'],
    ['VITE_BRAND_COLOR', '#200000'],
    ['VITE_BRAND_MARK', 'M0 0"/><script>'],
    ['VITE_LOCALES', 'en,de'],
    ['VITE_DEFAULT_LOCALE', 'fr'],
    ['VITE_PARTNER_COOKIE', 'a=b;'],
    ['VITE_SSO', 'yes'],
    ['VITE_CONSENT_REGIONS', 'Germany'],
    ['VITE_CONSENT_REGIONS', 'EU'],
    ['VITE_NO_AUTO_PLAY_REGIONS', 'UK,DE'],
    ['VITE_MIN_AGE', '*:18,UK:21'],
    ['VITE_REALITY_CHECK_MINUTES', '*:60,UK:30'],
    ['VITE_PROTECTION_COUNTRY', 'UK'],
    ['VITE_BRAND_COLOR', ''],
    ['VITE_BRAND_NAME', ' '],
    ['VITE_PARTNER_COOKIE', ''],
    ['VITE_LOCALES', ''],
    ['VITE_CHAT_URL', 'chat.example'],
    ['VITE_CHAT_URL', 'http://chat.example'],
    ['VITE_CHAT_URL', 'javascript:alert(1)'],
    ['VITE_TAG_MANAGER_URL', "https://tags.example; script-src 'unsafe-inline'"],
    ['VITE_BETTING_PROVIDER', 'sports/book'],
    ['VITE_BETTING_PROVIDER', 'https://sports.example'],
    ['VITE_CAPTCHA', 'recaptcha'],
    ['VITE_MESSAGING_KEY', 'a b'],
    ['VITE_FLAGS_KEY', 'a*b'],
  ])('make the build fail for %s set to %s, with the key and the allowed values in the error', (key, value) => {
    const { allowed } = Object.values(SETTINGS).find((setting) => setting.key === key) ?? { allowed: '' }
    const read = () => readConfiguration({ [key]: value })
    expect(read).toThrow(key)
    expect(read).toThrow(allowed)
  })

  test.each(['*:production.3f9a', '[]:production.3f9a', 'casino:production.3f9a', 'proxy-key'])(
    'take the key of Unleash %s',
    (key) => {
      const env = { VITE_FLAGS_URL: 'https://flags.example/api/frontend', VITE_FLAGS_KEY: key }
      expect(readConfiguration(env).flagsKey).toBe(key)
    },
  )

  test('make the build fail with all errors at once, and for values that do not fit each other', () => {
    expect(() => readConfiguration({ VITE_SSO: '1', VITE_CAPTCHA: 'x' })).toThrow(/VITE_SSO[^]*VITE_CAPTCHA/)
    expect(() => readConfiguration({ VITE_LOCALES: 'ru' })).toThrow('VITE_DEFAULT_LOCALE is "en". Allowed: one of ru.')
    expect(() => readConfiguration({ VITE_CAPTCHA: 'turnstile' })).toThrow('VITE_CAPTCHA_KEY is missing')
    for (const [one, other] of [
      ['VITE_PRODUCT_ANALYTICS_URL', 'VITE_PRODUCT_ANALYTICS_KEY'],
      ['VITE_MESSAGING_URL', 'VITE_MESSAGING_KEY'],
      ['VITE_FLAGS_URL', 'VITE_FLAGS_KEY'],
    ] as const) {
      expect(() => readConfiguration({ [one]: 'https://x.example' })).toThrow(`${other} is missing`)
      expect(() => readConfiguration({ [other]: 'key' })).toThrow(`${one} is missing`)
    }
    expect(() => readConfiguration({ VITE_CAPTCHA_URL: 'https://x.example' })).toThrow('VITE_CAPTCHA is missing')
  })

  test('make the build fail for a key that is none of them, and not for the hosts of a development server', () => {
    expect(() => readConfiguration({ VITE_BRAND_COLOUR: '#52b8ff' })).toThrow('VITE_BRAND_COLOUR is no setting.')
    expect(readConfiguration({ VITE_API_HOST: 'http://api.example' })).toMatchObject({ brandName: 'Tulpar' })
  })

  test('make the build fail for cookies that share a name', () => {
    expect(() => checkCookies({ partnerCookie: 'ref', adplaceCookie: 'ref' })).toThrow('VITE_ADPLACE_COOKIE is "ref"')
    expect(() => checkCookies({ partnerCookie: 'token', adplaceCookie: 'place' })).toThrow('VITE_PARTNER_COOKIE')
    expect(() => checkCookies({ partnerCookie: 'partner', adplaceCookie: 'adplace' })).not.toThrow()
  })

  test('make the build fail for an address of the site that is none', () => {
    expect(readSiteAddress({})).toBeUndefined()
    expect(readSiteAddress({ SITE_ADDRESS: 'https://casino.example/' })).toBe('https://casino.example')
    for (const given of ['casino.example', 'http://casino.example', 'https://casino.example/app', 'ftp://x.example'])
      expect(() => readSiteAddress({ SITE_ADDRESS: given }), given).toThrow(`SITE_ADDRESS is "${given}"`)
  })
})

test.each(["Jack's", 'The "Lucky" Bet', '«Удача»', 'Kök’s'])('a brand may be named %s', (name) => {
  expect(readConfiguration({ VITE_BRAND_NAME: name })).toMatchObject({ brandName: name })
  const [text = ''] = Object.values(withBrand({ key: 'Tulpar needs {what}. Log in to Tulpar' }, {}, name))
  const intl = createIntl({ locale: 'en', messages: someTexts({ 'app.name': text }) })
  expect(intl.formatMessage({ id: 'app.name' }, { what: 'JavaScript' })).toBe(
    `${name} needs JavaScript. Log in to ${name}`,
  )
})

test('the welcome of the home page glows in the shades of a brand, of its second colour too', () => {
  expect(brandStyles('#e11d2e')).toMatch(/--glow:#\w{6};--glow-2:#\w{6}/)
  expect(brandStyles('#e11d2e', '#ffffff')).not.toBe(brandStyles('#e11d2e'))
  const { glow, 'glow-2': second } = getGlowTokens('#ffffff', '#ffffff')
  // The lightest that any colour can make: text on it must be readable.
  for (const ground of [glow, second]) expect(contrast('#aab5c7', ground)).toBeGreaterThanOrEqual(4.5)
})

describe('the own texts and typeface of a brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
  })

  test('take the place of those of the same key', () => {
    expect(withBrand({ one: 'Tulpar', two: 'Two' }, { two: 'Own' }, 'Kök')).toEqual({ one: 'Kök', two: 'Own' })
    write('en.json', JSON.stringify({ 'home.guest.title': 'Welcome' }))
    expect(() => checkBrandTexts(folder)).not.toThrow()
  })

  test.each([
    ['en.json', '{"home.guest.titel":"Welcome"}', 'home.guest.titel is no text of the app'],
    ['en.json', '{"home.guest.title":""}', 'home.guest.title is no text'],
    ['en.json', '{"home.guest.title":7}', 'home.guest.title is no text'],
    ['en.json', '{"home.guest.title":"Hello, {name}"}', 'has the placeholders "{name}"'],
    ['en.json', '{"favourite.add":"Add"}', 'Allowed: "{name}"'],
    ['en.json', '{"home.guest.title":"{"}', 'is not valid ICU'],
    ['en.json', '{', 'is no JSON'],
    ['de.json', '{}', 'Allowed: files named'],
  ])('make the build fail where %s is %s', (file, content, problem) => {
    write(file, content)
    expect(() => checkBrandTexts(folder)).toThrow(problem)
  })

  test('make the build fail where a folder or a file is not there', () => {
    expect(() => checkBrandTexts('/no/such')).toThrow('VITE_BRAND_TEXTS is "/no/such". There is no such folder.')
    write('latin.woff2', '')
    const { configResolved } = brandFontOver(folder)
    expect(configResolved).toThrow('There is no latin-ext.woff2, no cyrillic.woff2, no cyrillic-ext.woff2.')
  })
})

test('a custom brand colour replaces the accent on screens but not in print', () => {
  expect(brandStyles()).toBe('')
  expect([demoStyles(), demoStyles(true)]).toEqual(['', ':root{--strip:.75rem}'])
  expect(brandStyles('#ffcc00')).toContain('--accent-fill:#ffcc00')
  expect(brandStyles('#ffcc00')).toMatch(/^@media not print/)
})

/** The usual colours of brands: red, blue, purple, green, orange, yellow, pink, white. */
test.each([
  '#e11d2e',
  '#c8102e',
  '#2563eb',
  '#3b5bff',
  '#7c3aed',
  '#8e44ec',
  '#0a8f3c',
  '#ff6a00',
  '#ffcc00',
  '#ff2d87',
  '#ffffff',
  '#757575',
])('every shade of the brand colour %s can be read where it is used', (color) => {
  expect(readConfiguration({ VITE_BRAND_COLOR: color }).brandColor).toBe(color)
  const tokens = getBrandTokens(color)
  for (const ground of ['#0b0e14', '#10141c', '#171d28', '#212937', tokens['accent-soft']]) {
    expect(contrast(tokens.accent, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens['accent-high'], ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const fill of ['accent-fill', 'accent-fill-high'] as const)
    expect(contrast(tokens['on-accent'], tokens[fill]), fill).toBeGreaterThanOrEqual(4.5)
})

test('a brand colour that no one sees on the page is not taken, and a lighter one is named', () => {
  const read = () => readConfiguration({ VITE_BRAND_COLOR: '#1a0a5e' })
  expect(read).toThrow(/contrast 3 or more\)\. Try #[\da-f]{6}\.$/m)
})

test('a region matches a setting that lists its country or a star', () => {
  expect([isInRegions(['DE'], 'DE'), isInRegions(['DE'], 'FR'), isInRegions(['DE'], null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isInRegions(['*'], 'FR'), isInRegions(['*'], null), isInRegions([], 'FR')]).toEqual([true, true, false])
})
