import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFaq, readLegal, readPolicy } from '#src/build/page-texts.ts'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'
import { DOCUMENT_MAX_BYTES } from '#domain/player/verification.ts'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'
import { FORBIDDEN, PREFERRED } from './terms.ts'

const lang = join(import.meta.dirname, '../../lang')
const folders = [
  '',
  ...readdirSync(lang, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() && each.name !== 'pages' ? each.name : [],
  ),
]

function getTexts(locale: Locale): Record<string, string> {
  const read = (folder: string) => JSON.parse(readFileSync(join(lang, folder, `${locale}.json`), 'utf8'))
  return Object.assign({}, ...folders.map(read))
}

/** Questions and answers of the FAQ by key, in addition to the texts of lang. */
function getAnswers(locale: Locale): Record<string, string> {
  const items = readFaq('faq', locale).flatMap((group) => group.items)
  return Object.fromEntries(
    items.flatMap(({ id, question, answer }) => [
      [`faq.${id}`, question],
      ...answer.flat().map((text, at) => [`faq.${id}.${at}`, text]),
    ]),
  )
}

/** In these texts the law requires the name of the operator. */
const LEGAL = /^(footer|policy|legal|register)\./

const POLICIES = ['agreement', 'kyc', 'confidential'] as const
const LEGAL_PAGES = ['responsible', 'bonus-terms', 'rules', 'complaints'] as const

/** The paragraphs of the policies and of the rules pages, by key. */
function getDocuments(locale: Locale): Record<string, string> {
  const sections = [
    ...POLICIES.flatMap((page) => readPolicy(page, locale).sections),
    ...LEGAL_PAGES.flatMap((page) => readLegal(page, locale)),
  ]
  return Object.fromEntries(
    sections.flatMap(({ id, title, body }, at) =>
      [title, ...body.flat()].map((text, line) => [`policy.${id}.${at}.${line}`, text]),
    ),
  )
}

/** Texts about the payout of a possible next step. */
const OFFERS = /^hilo\.said\.(higher|lower)$/

const FIGURES = [
  ['form.password.short', PASSWORD_LENGTH.min],
  ['form.password.long', PASSWORD_LENGTH.max],
  ['verification.private', DOCUMENT_MAX_BYTES / 1_000_000],
] as const

describe.each(LOCALES)('the words of %s', (locale) => {
  const texts = getTexts(locale)

  it('contain no word that players do not use', () => {
    const wrong = Object.entries({ ...texts, ...getAnswers(locale), ...getDocuments(locale) }).flatMap(([key, text]) =>
      FORBIDDEN[locale]
        .filter(({ word, but, isOperator }) => word.test(text) && !but?.test(key) && !(isOperator && LEGAL.test(key)))
        .map(({ say }) => `${key}: “${text}” — say “${say}”`),
    )
    expect(wrong).toEqual([])
  })

  it('use one word for one thing', () => {
    const wanted = PREFERRED[locale]
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, texts[key]]))).toEqual(wanted)
  })

  it('format numbers with groups of thousands and the decimal sign of the language', () => {
    // These numbers are formatted before they are passed in.
    const formatted = ['keno.pays.oneIn', 'hilo.rules.limit']
    const bare = Object.entries(texts).filter(
      ([key, text]) => /\{(count|left|total|percent|times)\}/.test(text) && !formatted.includes(key),
    )
    expect(bare.map(([key]) => key)).toEqual([])
  })

  it('name a status the same in the money history and in the dialogs, with a capital letter', () => {
    const statuses = Object.entries(texts).filter(
      ([key]) => /\.status\.\w+$/.test(key) && /^(history|bonuses)\./.test(key),
    )
    expect(statuses.length).toBeGreaterThan(8)
    for (const [key, text] of statuses) expect(text[0], key).toBe(text[0]?.toUpperCase())
    expect(texts['history.status.cancelled']).toBe(texts['bonuses.status.cancelled'])
  })

  it('give a result as net: the payout has its own column', () => {
    const gross = Object.keys(texts).filter(
      (key) => /\.(said|line|result)\b/.test(key) && texts[key]?.includes('{payout}') && !OFFERS.test(key),
    )
    expect(gross).toEqual([])
  })

  it('name the limits that apply', () => {
    for (const [key, figure] of FIGURES) expect(texts[key], key).toContain(String(figure))
  })

  it('contain no raw codes', () => {
    for (const [key, text] of Object.entries(texts))
      expect(text, key).not.toMatch(/[A-Z][a-z]+\/[A-Z][a-z]+_?|\b(KZT|RUB)\b/)
  })
})
