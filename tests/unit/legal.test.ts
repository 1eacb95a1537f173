import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../src/app/routing/routes.ts'
import { getFaqFacts } from '../../src/pages/faq/faq-facts.ts'
import type { LegalFacts, LegalSection } from '../../src/pages/legal/legal-text.ts'
import { LEGAL as en } from '../../src/pages/legal/texts/en.ts'
import { LEGAL as kz } from '../../src/pages/legal/texts/kz.ts'
import { LEGAL as ru } from '../../src/pages/legal/texts/ru.ts'
import type { Locale } from '../../worker/domain/account/locales.ts'

const TEXTS = { en, ru, kz }
const LOCALES = ['en', 'ru', 'kz'] as const

function factsIn(locale: Locale, contacts: Pick<LegalFacts, 'helpline' | 'complaintsEmail'>): LegalFacts {
  const contribution = { originals: '100%', slots: '100%', live: '100%', betting: '0%' }
  return { ...getFaqFacts(locale), minAge: 21, contribution, ...contacts }
}

const NONE = { helpline: null, complaintsEmail: null }
const SET = { helpline: '8 800 000', complaintsEmail: 'complaints@casino.example' }
const sectionsOf = (locale: Locale, contacts = NONE as typeof NONE | typeof SET): LegalSection[] =>
  Object.values(TEXTS[locale](factsIn(locale, contacts))).flat()

describe('the pages on responsible gambling, bonus terms, rules and complaints', () => {
  test('have the same sections in each language, and none is empty', () => {
    const idsOf = (locale: Locale) => sectionsOf(locale).map(({ id }) => id)
    for (const locale of LOCALES) {
      expect(idsOf(locale)).toEqual(idsOf('en'))
      for (const { title, body } of sectionsOf(locale)) {
        expect(body.flat().join(' ').length, title).toBeGreaterThan(40)
        expect(body.flat().join(' '), title).not.toMatch(/undefined|null|NaN/)
      }
    }
  })

  test('name the configured age and contacts, and no others', () => {
    const textOf = (locale: Locale, contacts: typeof NONE | typeof SET) => JSON.stringify(sectionsOf(locale, contacts))
    for (const locale of LOCALES) {
      expect(textOf(locale, NONE)).toContain('21')
      expect(textOf(locale, NONE)).not.toMatch(/mailto:|8 800/)
      expect(textOf(locale, SET)).toContain('mailto:complaints@casino.example')
      expect(textOf(locale, SET)).toContain('8 800 000')
    }
  })

  test('link to existing pages', () => {
    const paths: string[] = Object.values(ROUTES)
    for (const locale of LOCALES)
      for (const { link } of sectionsOf(locale)) if (link) expect(paths, link.text).toContain(link.to)
  })
})
