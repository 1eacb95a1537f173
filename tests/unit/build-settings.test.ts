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
  test('have a default each, which README’s table names beside the key', () => {
    expect(readConfiguration({})).toMatchObject({ brandName: 'Tulpar', locales: ['ru', 'en', 'kz'], captcha: 'none' })
    for (const { key, standard } of Object.values(SETTINGS))
      expect(README, key).toMatch(
        new RegExp(String.raw`^\| \`${key}\` +\| ${standard ? `\`${literal(standard)}\`` : 'none'} +\|`, 'm'),
      )
  })

  test('reach the code under the same names', () => {
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
  ])('that are off are answered in the code: %s', (asked, answered) => {
    expect(answerWhatIsOff(asked)).toBe(answered)
  })

  test('are read as what they are; an empty one is the default', () => {
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
  ])('break the build where %s is %s: the error names the key and what is allowed', (key, value) => {
    const { allowed } = Object.values(SETTINGS).find((setting) => setting.key === key) ?? { allowed: '' }
    const read = () => readConfiguration({ [key]: value })
    expect(read).toThrow(key)
    expect(read).toThrow(allowed)
  })

  test('break it with all that is wrong at once, and where one does not go with another', () => {
    expect(() => readConfiguration({ VITE_SSO: '1', VITE_CAPTCHA: 'x' })).toThrow(/VITE_SSO[^]*VITE_CAPTCHA/)
    expect(() => readConfiguration({ VITE_LOCALES: 'ru' })).toThrow('VITE_DEFAULT_LOCALE is "en". Allowed: one of ru.')
    expect(() => readConfiguration({ VITE_CAPTCHA: 'turnstile' })).toThrow('VITE_CAPTCHA_KEY is missing')
  })
})

test('a colour of the brand’s own takes the place of the accent, but not on paper', () => {
  expect(brandStyles()).toBe('')
  expect(brandStyles('#ffcc00')).toContain('--accent:#ffcc00')
  expect(brandStyles('#ffcc00')).toMatch(/^@media not print/)
})

test('a region is among those of a setting by its country, and each is with a star', () => {
  expect([isInRegions(['DE'], 'DE'), isInRegions(['DE'], 'FR'), isInRegions(['DE'], null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isInRegions(['*'], 'FR'), isInRegions(['*'], null), isInRegions([], 'FR')]).toEqual([true, true, false])
})
