import { describe, expect, test } from 'vitest'
import { readLegal } from '#src/build/page-texts.ts'
import type { LegalSection } from '#src/pages/legal/legal-text.ts'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'

const PAGES = ['responsible', 'bonus-terms', 'rules', 'complaints'] as const
const NONE = { helpline: null, complaintsEmail: null }
const SET = { helpline: '8 800 000', complaintsEmail: 'complaints@casino.example' }
const getSections = (locale: Locale, contacts = NONE as typeof NONE | typeof SET): LegalSection[] =>
  PAGES.flatMap((page) => readLegal(page, locale, contacts))

describe('the pages on responsible gambling, bonus terms, rules and complaints', () => {
  test('have no empty section', () => {
    for (const locale of LOCALES)
      for (const { title, body } of getSections(locale)) {
        expect(body.flat().join(' ').length, title).toBeGreaterThan(40)
        expect(body.flat().join(' '), title).not.toMatch(/undefined|null|NaN/)
      }
  })

  test('name the configured contacts, and no others', () => {
    const getText = (locale: Locale, contacts: typeof NONE | typeof SET) =>
      JSON.stringify(getSections(locale, contacts))
    for (const locale of LOCALES) {
      expect(getText(locale, NONE)).not.toMatch(/mailto:|8 800/)
      expect(getText(locale, SET)).toContain('mailto:complaints@casino.example')
      expect(getText(locale, SET)).toContain('8 800 000')
    }
  })

  test('have one second step of a complaint, by email or else by support', () => {
    const stepsWith = (contacts: typeof NONE | typeof SET) =>
      readLegal('complaints', 'en', contacts)[0]?.body.filter((part) => part.includes('Step 2'))
    expect(stepsWith(NONE)).toEqual([expect.stringContaining('ask support')])
    expect(stepsWith(SET)).toEqual([expect.stringContaining('complaints@casino.example')])
  })

  test('promise limits, self-exclusion and autoplay only where the region offers them', () => {
    const WORDS = {
      en: { offered: /available in your region/, tools: [/Limits of/, /Self-exclusion/, /autoplay/i] },
      ru: { offered: /доступн[оаы] в вашем регионе/, tools: [/Лимиты/, /Самоисключение/, /автоигра/i] },
      kz: { offered: /сіздің өңірде қолжетімді болса/, tools: [/лимиттері/, /өзін-өзі шектеу/, /автоойын/i] },
    }
    for (const locale of LOCALES) {
      const { offered, tools } = WORDS[locale]
      const parts =
        readLegal('responsible', locale, NONE)
          .find(({ id }) => id === 'tools')
          ?.body.flat() ?? []
      for (const tool of tools) {
        const sayings = parts.filter((part) => tool.test(part))
        expect(sayings, `${locale} ${tool}`).not.toEqual([])
        for (const saying of sayings) expect(saying, locale).toMatch(offered)
      }
    }
  })

  test('leave the age of the player’s country to the page', () => {
    for (const locale of LOCALES) expect(JSON.stringify(getSections(locale)).match(/\{\w+\}/g)).toContain('{minAge}')
  })
})
