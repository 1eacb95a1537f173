import { describe, expect, it } from 'vitest'
import {
  acceptLanguage,
  chooseLocale,
  LANGUAGES,
  LOCALES,
  localeTag,
  numberLocale,
  getCallLocale,
  splitLocalePrefix,
  supportedLocale,
} from '#domain/languages/locales.ts'

describe('the locales of the app', () => {
  it('are ru, en and kz, each with its tag and its own name', () => {
    expect(LOCALES.map((locale) => [locale, localeTag(locale), LANGUAGES[locale].name])).toEqual([
      ['ru', 'ru-RU', 'Русский'],
      ['en', 'en-US', 'English'],
      ['kz', 'kk-KZ', 'Kазақ'],
    ])
  })

  it('format numbers with data that browsers have', () => {
    expect(LOCALES.map(numberLocale)).toEqual(['ru-RU', 'en-US', 'ru-RU'])
  })

  it.each([
    ['ru', 'ru'],
    ['RU', 'ru'],
    ['ru-RU', 'ru'],
    ['en_GB', 'en'],
    ['kz', 'kz'],
    ['kk', 'kz'],
    ['kk-KZ', 'kz'],
    ['kk-Cyrl-KZ', 'kz'],
    ['br', null],
    ['pt-BR', null],
    ['russian', null],
    ['', null],
    ['__proto__', null],
    [null, null],
    [undefined, null],
  ])('%s is supported as %s', (value, locale) => {
    expect(supportedLocale(value)).toBe(locale)
  })

  it('are sent to the operator by their code, br as pt-BR', () => {
    expect(['ru', 'en', 'kz', 'br'].map(acceptLanguage)).toEqual(['ru', 'en', 'kz', 'pt-BR'])
  })

  it.each([
    ['en', 'br', 'br'],
    ['en', 'BR', 'br'],
    ['ru', 'br', 'ru'],
    ['en', 'kz', 'en'],
    ['en', 'de', 'en'],
    ['en', 'br\r\nx: y', 'en'],
    ['en', null, 'en'],
  ] as const)('when %s is shown and the player’s own is %s, calls use %s', (shown, playerLocale, callLocale) => {
    expect(getCallLocale(shown, playerLocale)).toBe(callLocale)
  })

  it('are chosen by address, then cookie, then browser, then English', () => {
    const languages = ['br-FR', 'kk-KZ', 'ru']
    expect(chooseLocale({ prefix: 'ru', cookie: 'en', languages })).toBe('ru')
    expect(chooseLocale({ prefix: null, cookie: 'en', languages })).toBe('en')
    expect(chooseLocale({ prefix: null, cookie: null, languages })).toBe('kz')
    expect(chooseLocale({ prefix: null, cookie: 'br', languages: [] })).toBe('en')
    expect(chooseLocale({ prefix: null, cookie: null, languages: ['de', 'fr'] })).toBe('en')
  })

  it.each([
    ['/', null, '/'],
    ['', null, '/'],
    ['/games/dice', null, '/games/dice'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/kz/games/dice', 'kz', '/games/dice'],
    ['/en/policy/ru/kyc', 'en', '/policy/ru/kyc'],
    ['/policy/en/kyc', null, '/policy/en/kyc'],
    ['/runner', null, '/runner'],
    ['/RU/x', null, '/RU/x'],
    ['/br/x', null, '/br/x'],
  ])('%s is split into %s and %s', (pathname, prefix, path) => {
    expect(splitLocalePrefix(pathname)).toEqual({ prefix, path })
  })

  it.each(['/ru//evil.example', '//evil.example', '/en///evil.example'])(
    '%s yields no path to another host',
    (pathname) => {
      const { path } = splitLocalePrefix(pathname)
      expect(new URL(path, 'https://tulpar.test').host).toBe('tulpar.test')
    },
  )
})
