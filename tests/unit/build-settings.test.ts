import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandStyles } from '../../src/build/brand.ts'
import { answerWhatIsOff } from '../../src/build/configuration-vite-plugin.ts'
import * as configuration from '../../worker/domain/settings/configuration.ts'
import { SETTINGS, readConfiguration } from '../../worker/domain/settings/build-settings.ts'
import { isInRegions } from '../../worker/domain/account/regions.ts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

const literal = (text: string): string => text.replaceAll(/[*+?.|]/g, String.raw`\$&`)

describe('the settings of a build', () => {
  test('have defaults, which the table in README names beside each key', () => {
    expect(readConfiguration({})).toMatchObject({ brandName: 'Tulpar', locales: ['ru', 'en', 'kz'], captcha: 'none' })
    for (const { key, standard } of Object.values(SETTINGS))
      expect(README, key).toMatch(
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
    expect(answerWhatIsOff(asked)).toBe(answered)
  })

  test('are parsed by their types, and an empty one is the default', () => {
    const read = readConfiguration({
      VITE_BRAND_NAME: 'Ak Bars & Co.',
      VITE_LOCALES: 'kz, ru',
      VITE_DEFAULT_LOCALE: 'ru',
      VITE_SSO: 'false',
      VITE_CONSENT_REGIONS: 'de,KZ',
      VITE_CHAT_URL: 'https://chat.example/frame/',
      VITE_BETTING_PROVIDER: 'sports:book-1',
      VITE_PARTNER_COOKIE: '',
    })
    expect(read).toMatchObject({
      brandName: 'Ak Bars & Co.',
      locales: ['kz', 'ru'],
      defaultLocale: 'ru',
      sso: false,
      consentRegions: ['DE', 'KZ'],
      chatUrl: 'https://chat.example/frame',
      bettingProvider: 'sports:book-1',
      partnerCookie: 'partner',
    })
  })

  test.each([
    ['VITE_BRAND_NAME', '<script>'],
    ['VITE_BRAND_NAME', 'a'.repeat(31)],
    ['VITE_MIN_AGE', 'KZ:21'],
    ['VITE_MIN_AGE', '*:18,KZ:21,KZ:18'],
    ['VITE_MIN_AGE', '*:12'],
    ['VITE_MIN_AGE', '*:18,Kazakhstan:21'],
    ['VITE_COMPLAINTS_EMAIL', 'complaints.example'],
    ['VITE_BRAND_COLOR', 'red'],
    ['VITE_BRAND_COLOR', '#200000'],
    ['VITE_BRAND_MARK', 'M0 0"/><script>'],
    ['VITE_LOCALES', 'en,de'],
    ['VITE_DEFAULT_LOCALE', 'fr'],
    ['VITE_PARTNER_COOKIE', 'a=b;'],
    ['VITE_SSO', 'yes'],
    ['VITE_CONSENT_REGIONS', 'Germany'],
    ['VITE_CHAT_URL', 'chat.example'],
    ['VITE_CHAT_URL', 'http://chat.example'],
    ['VITE_CHAT_URL', 'javascript:alert(1)'],
    ['VITE_TAG_MANAGER_URL', "https://tags.example; script-src 'unsafe-inline'"],
    ['VITE_BETTING_PROVIDER', 'sports/book'],
    ['VITE_BETTING_PROVIDER', 'https://sports.example'],
    ['VITE_CAPTCHA', 'recaptcha'],
    ['VITE_MESSAGING_KEY', 'a b'],
  ])('make the build fail for %s set to %s, with the key and the allowed values in the error', (key, value) => {
    const { allowed } = Object.values(SETTINGS).find((setting) => setting.key === key) ?? { allowed: '' }
    const read = () => readConfiguration({ [key]: value })
    expect(read).toThrow(key)
    expect(read).toThrow(allowed)
  })

  test('make the build fail with all errors at once, and for values that do not fit each other', () => {
    expect(() => readConfiguration({ VITE_SSO: '1', VITE_CAPTCHA: 'x' })).toThrow(/VITE_SSO[^]*VITE_CAPTCHA/)
    expect(() => readConfiguration({ VITE_LOCALES: 'ru' })).toThrow('VITE_DEFAULT_LOCALE is "en". Allowed: one of ru.')
    expect(() => readConfiguration({ VITE_CAPTCHA: 'turnstile' })).toThrow('VITE_CAPTCHA_KEY is missing')
  })
})

test('a custom brand colour replaces the accent on screens but not in print', () => {
  expect(brandStyles()).toBe('')
  expect(brandStyles('#ffcc00')).toContain('--accent:#ffcc00')
  expect(brandStyles('#ffcc00')).toMatch(/^@media not print/)
})

test('a region matches a setting that lists its country or a star', () => {
  expect([isInRegions(['DE'], 'DE'), isInRegions(['DE'], 'FR'), isInRegions(['DE'], null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isInRegions(['*'], 'FR'), isInRegions(['*'], null), isInRegions([], 'FR')]).toEqual([true, true, false])
})
