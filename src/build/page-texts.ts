import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'
import { complaintsEmail, helpline } from '#domain/settings/configuration.ts'
import { ROUTES } from '../base/routes.ts'
import type { FaqGroup } from '../pages/faq/faq-text.ts'
import type { LegalSection, LegalText } from '../pages/legal/legal-text.ts'
import type { PolicyText } from '../pages/policy/policy-text.ts'
import { inBrand } from './brand-texts.ts'
import { type Contacts, type PageTextFacts, getPageFacts } from './page-facts.ts'
import {
  type MarkdownPage,
  PLACEHOLDER,
  type Section,
  WITHOUT,
  getParts,
  pageError,
  parsePage,
} from './page-markdown.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = 'lang/pages'
const CONTACTS: Contacts = { helpline, complaintsEmail }
/** Left in the texts of the legal pages: the age depends on the player's country. */
const MIN_AGE = { minAge: '{minAge}' }
/** The folders of `lang/pages`, and what each is. */
const KINDS = {
  faq: 'faq',
  agreement: 'policy',
  kyc: 'policy',
  confidential: 'policy',
  responsible: 'legal',
  'bonus-terms': 'legal',
  rules: 'legal',
  complaints: 'legal',
} as const

type Kind = (typeof KINDS)[PageName]
export type PageName = keyof typeof KINDS

export const PAGES = Object.keys(KINDS) as PageName[] // the keys of a constant
export const LEGAL_PAGES = PAGES.filter((page) => KINDS[page] === 'legal')

/** The groups of the FAQ with their questions. */
export function readFaq(page: PageName, locale: Locale): FaqGroup[] {
  const facts = getPageFacts(locale, CONTACTS)
  return readPage(page, locale).sections.map(({ id, title, questions }) => {
    const items = questions.map((each) => {
      const { body, link } = fillPart(each, facts)
      return {
        id: each.id,
        question: each.title,
        answer: body,
        ...(link && { link: { path: link.to, text: link.text } }),
      }
    })
    return { id, title, items }
  })
}

/** The sections of a legal page. */
export function readLegal(page: PageName, locale: Locale, contacts = CONTACTS): LegalSection[] {
  const facts = { ...getPageFacts(locale, contacts), ...MIN_AGE }
  return readPage(page, locale).sections.map((section) => {
    const { body, link } = fillPart(section, facts)
    return { id: section.id, title: section.title, body, ...(link && { link }) }
  })
}

/** The legal pages of a language, which load together. */
export function readLegalPages(locale: Locale): LegalText {
  return {
    responsible: readLegal('responsible', locale),
    bonusTerms: readLegal('bonus-terms', locale),
    rules: readLegal('rules', locale),
    complaints: readLegal('complaints', locale),
  }
}

/** A policy below its opening. */
export function readPolicy(page: PageName, locale: Locale): PolicyText {
  const facts = getPageFacts(locale, CONTACTS)
  const { version, sections } = readPage(page, locale)
  return {
    version: version ?? '',
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      body: fillPart(section, facts).body,
    })),
  }
}

/** The title and the lead of a policy. */
export function readOpening(page: PageName, locale: Locale): { title: string; lead: string } {
  const { opening } = readPage(page, locale)
  return { title: opening?.title ?? '', lead: fillText(opening?.lead ?? '', getPageFacts(locale, CONTACTS)) ?? '' }
}

/** Throws at the first page that is not of its form, or that has not the same sections in each language. */
export function checkPageTexts(): void {
  const other = readdirSync(`${ROOT}${FOLDER}`).find((folder) => !PAGES.some((page) => page === folder))
  if (other !== undefined) throw new Error(`${FOLDER}/${other} is no page. Allowed: ${PAGES.join(', ')}.`)
  for (const page of PAGES) {
    for (const locale of LOCALES)
      checkSame(getFile(page, locale), readPage(page, locale), getFile(page, 'en'), readPage(page, 'en'))
  }
}

/** Throws where a page differs from that of another language in its version, sections, links or placeholders. */
export function checkSame(file: string, page: MarkdownPage, otherFile: string, other: MarkdownPage): void {
  if (page.version !== other.version) throw pageError(file, 1, `the version is not that of ${otherFile}.`)
  const [parts, wanted] = [getParts(page), getParts(other)]
  for (let at = 0; at < Math.max(parts.length, wanted.length); at++) {
    const [one, two] = [parts[at], wanted[at]]
    const line = (one ?? parts.at(-1))?.line ?? 1
    const place = `${otherFile}:${(two ?? wanted.at(-1))?.line ?? 1}`
    if (!one || !two || one.id !== two.id)
      throw pageError(file, line, `${getId(one)} stands here, and ${getId(two)} at ${place}.`)
    const [names, needed] = [namesIn(one), namesIn(two)]
    if (names !== needed) throw pageError(file, line, `has "${names}", and ${place} has "${needed}".`)
  }
}

function getId(part: Section | undefined): string {
  return part ? `{#${part.id}}` : 'nothing'
}

/** The placeholders of a section or a question, and whether it has a link. */
function namesIn({ body, link }: Section): string {
  const texts = [...body.flat(), link?.to ?? '']
  const names = new Set(texts.flatMap((text) => [...listPlaceholders(text), ...(WITHOUT.exec(text)?.slice(1) ?? [])]))
  return [...[...names].toSorted((one, other) => (one < other ? -1 : 1)), ...(link ? ['a link'] : [])].join(' ')
}

function getFile(page: PageName, locale: Locale): string {
  return `${FOLDER}/${page}/${locale}.md`
}

function readPage(name: PageName, locale: Locale): MarkdownPage {
  const file = getFile(name, locale)
  return parseAs(KINDS[name], file, inBrand(readFileSync(`${ROOT}${file}`, 'utf8')), locale)
}

/** Parses a page and checks that it has what pages of its kind have. */
export function parseAs(kind: Kind, file: string, markdown: string, locale: Locale): MarkdownPage {
  const facts = { ...getPageFacts(locale, CONTACTS), ...(kind === 'legal' && MIN_AGE) }
  const page = parsePage(file, markdown, {
    facts: Object.keys(facts),
    optional: Object.keys(CONTACTS),
    paths: Object.values(ROUTES),
  })
  const isPolicy = kind === 'policy'
  const isFaq = kind === 'faq'
  const check = (line: number, isRight: boolean, rule: string): void => {
    if (!isRight) throw pageError(file, line, rule)
  }
  check(1, (page.version !== null) === isPolicy, 'a policy has a version, and no other page.')
  check(1, (page.opening !== null) === isPolicy, 'a policy has a title and a lead, and no other page.')
  for (const { line, body, link, questions } of page.sections) {
    check(line, questions.length > 0 === isFaq, 'a section of the FAQ has questions, and no other.')
    check(line, !isFaq || (body.length === 0 && !link), 'a text of the FAQ stands below a question.')
    check(line, !isPolicy || !link, 'a section of a policy has no link.')
  }
  return page
}

/** The texts of a section or a question with their facts; a text that names one which is not set is left out. */
function fillPart({ body, link }: Section, facts: PageTextFacts): Pick<LegalSection, 'body' | 'link'> {
  const fill = (texts: string[]) => texts.flatMap((text) => fillText(text, facts) ?? [])
  const filled = body.flatMap<string | string[]>((part) => (typeof part === 'string' ? fill([part]) : [fill(part)]))
  const to = link && fillText(link.to, facts)
  return {
    body: filled.filter((part) => part.length > 0),
    ...(link && to !== null && { link: { to, text: link.text } }),
  }
}

function fillText(text: string, facts: PageTextFacts): string | null {
  const without = WITHOUT.exec(text)?.[1]
  if (without !== undefined && facts[without] !== null) return null
  const shown = text.replace(WITHOUT, '')
  if (listPlaceholders(shown).some((name) => facts[name] === null)) return null
  return shown.replace(PLACEHOLDER, (whole, name: string) => facts[name] ?? whole)
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}
