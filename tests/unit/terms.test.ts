import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../src/pages/faq/facts.ts'
import type { FaqText } from '../../src/pages/faq/faq-text.ts'
import { FAQ as en } from '../../src/pages/faq/texts/en.ts'
import { FAQ as kz } from '../../src/pages/faq/texts/kz.ts'
import { FAQ as ru } from '../../src/pages/faq/texts/ru.ts'
import { LOCALES, type Locale } from '../../worker/rules/locales.ts'
import { FORBIDDEN, PREFERRED } from './terms.ts'

const lang = join(import.meta.dirname, '../../lang')
const folders = [
  '',
  ...readdirSync(lang, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : [])),
]
const FAQ: Record<Locale, FaqText> = { en, ru, kz }

function textsOf(locale: Locale): Record<string, string> {
  const read = (folder: string) => JSON.parse(readFileSync(join(lang, folder, `${locale}.json`), 'utf8'))
  return Object.assign({}, ...folders.map(read))
}

/** Questions and answers by key, beside the texts of lang. */
function answersOf(locale: Locale): Record<string, string> {
  const items = FAQ[locale](factsOf(locale)).flatMap((group) => group.items)
  return Object.fromEntries(
    items.flatMap(({ id, question, answer }) => [
      [`faq.${id}`, question],
      ...answer.flat().map((text, at) => [`faq.${id}.${at}`, text]),
    ]),
  )
}

/** The operator may be named where the law wants it: in the footer and in the policies. */
const LEGAL = /^(footer|policy|legal|register)\./

describe.each(LOCALES)('the words of %s', (locale) => {
  const texts = textsOf(locale)

  it('are none of those that players do not use', () => {
    const wrong = Object.entries({ ...texts, ...answersOf(locale) }).flatMap(([key, text]) =>
      LEGAL.test(key)
        ? []
        : FORBIDDEN[locale]
            .filter(({ word, but }) => word.test(text) && !but?.test(key))
            .map(({ say }) => `${key}: “${text}” — say “${say}”`),
    )
    expect(wrong).toEqual([])
  })

  it('name one thing by one word', () => {
    const wanted = PREFERRED[locale]
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, texts[key]]))).toEqual(wanted)
  })

  it('count in groups of thousands', () => {
    // A chance is written before it comes here.
    const bare = Object.entries(texts).filter(
      ([key, text]) => /\{(count|left|total)\}/.test(text) && key !== 'keno.pays.oneIn',
    )
    expect(bare.map(([key]) => key)).toEqual([])
  })

  it('name a status the same in money’s history and in its windows, with a capital', () => {
    const statuses = Object.entries(texts).filter(
      ([key]) => /\.status\.\w+$/.test(key) && /^(history|bonuses)\./.test(key),
    )
    expect(statuses.length).toBeGreaterThan(8)
    for (const [key, text] of statuses) expect(text[0], key).toBe(text[0]?.toUpperCase())
    expect(texts['history.status.cancelled']).toBe(texts['bonuses.status.cancelled'])
  })

  it('show no raw codes', () => {
    for (const [key, text] of Object.entries(texts))
      expect(text, key).not.toMatch(/[A-Z][a-z]+\/[A-Z][a-z]+_?|\b(KZT|RUB)\b/)
  })
})
