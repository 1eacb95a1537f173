import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '#domain/calls/result.ts'
import { LOCALES, localeTag } from '#domain/languages/locales.ts'
import { SAME_EVERYWHERE } from './terms.ts'

const root = join(import.meta.dirname, '../..')

const PARTS = ['', 'account/', 'games/', 'rare/', 'betting/', 'protection/', 'cases/', 'push/', 'about/']

function getTexts(part: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'lang', `${part}${locale}.json`), 'utf8'))
}

/** All texts of a language; each key is in exactly one file. */
function texts(locale: string): Record<string, string> {
  return Object.assign({}, ...PARTS.map((part) => getTexts(part, locale)))
}

const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, texts(locale)]))
const english = byLocale['en'] ?? {}
const keys = Object.keys(english)

/**
 * The arguments of a message: tags, selects with their branches, and other arguments by name. A plural argument of one
 * language may be missing in another.
 */
function asks(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...asks(element.children)]
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => asks(value))]
      case TYPE.select:
        return Object.entries(element.options).flatMap(([branch, { value }]) => [
          `${element.value} select ${branch}`,
          ...asks(value),
        ])
      case TYPE.date:
      case TYPE.time:
        return [`${element.value} ${TYPE[element.type]}`]
      default:
        return [element.value]
    }
  })
}

function plurals(elements: readonly MessageFormatElement[]): (MessageFormatElement & { type: TYPE.plural })[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children)
    if (element.type === TYPE.select) return Object.values(element.options).flatMap(({ value }) => plurals(value))
    return element.type === TYPE.plural ? [element] : []
  })
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(root, folder, name))
}

const source = [...filesUnder('src'), join(root, 'worker/games/practice/case-list.ts'), join(root, 'index.html')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Every string of the source that could be a key, and every prefix of a key built at run time. */
const literals = new Set([...source.matchAll(/(['"`])([a-z][\w]*(?:\.[\w]+)+)\1/g)].map(([, , text]) => text ?? ''))
const beginnings = [...source.matchAll(/`([a-z][\w]*\.(?:[\w]+\.)*)\$\{/g)].map(([, text]) => text ?? '')

/** Places that use a text by its key: `id="…"`, `id: '…'`, `t('…')`, `message: '…'` and the like. */
const ASKED =
  /(?:\bid=\{?|\bid:\s*|\bt\(\s*|\btext\(\s*|(?:[kK]ey|[lL]abel|[mM]essage|[tT]itle)(?:=\{?|:\s*))['"]([a-z]\w*(?:\.\w+)+)['"]/g
const asked = new Set([...source.matchAll(ASKED)].map(([, text]) => text ?? ''))

/**
 * Every file that can be loaded before the texts of a chunk: static imports, and dynamic ones that do not load those
 * texts.
 */
function loadedWithout(brings: RegExp): Set<string> {
  const reached = new Set([join(root, 'src/main.tsx')])
  for (const file of reached) {
    const text = readFileSync(file, 'utf8')
    const first = [...text.matchAll(/^(?:import|export|\} from)\b(?! type).*?'(\.[^']+\.tsx?)'/gm)].map(
      ([, path]) => path,
    )
    const later = [...text.matchAll(/((?:\w+(?:<[^(]*>)?\(\s*(?:'[^']*',\s*)?)*)\(\) => import\('(\.[^']+\.tsx?)'\)/g)]
      .filter(([, calls]) => !brings.test(calls ?? ''))
      .map(([, , path]) => path)
    // A set that grows during iteration is iterated to its new end.
    for (const path of [...first, ...later]) if (path) reached.add(join(dirname(file), path))
  }
  return reached
}

describe('the texts of the app', () => {
  it.each(LOCALES)('%s has exactly the keys of the other languages, in order', (locale) => {
    const keysOfLocale = Object.keys(byLocale[locale] ?? {})
    expect(keysOfLocale.toSorted()).toEqual(keys.toSorted())
    for (const part of PARTS) {
      const inPart = Object.keys(getTexts(part, locale))
      expect(inPart).toEqual(Object.keys(getTexts(part, 'en')))
      expect(inPart).toEqual(inPart.toSorted())
    }
    expect(keysOfLocale).toHaveLength(PARTS.flatMap((part) => Object.keys(getTexts(part, locale))).length)
  })

  it.each(LOCALES)('%s has no empty text, and each is valid ICU', (locale) => {
    for (const [key, text] of Object.entries(byLocale[locale] ?? {})) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(() => parse(text), key).not.toThrow()
    }
  })

  it.each(LOCALES)('%s has the same arguments as English', (locale) => {
    for (const [key, text] of Object.entries(byLocale[locale] ?? {})) {
      const keysOfLocale = new Set(asks(parse(text)))
      expect([...keysOfLocale].toSorted(), key).toEqual([...new Set(asks(parse(english[key] ?? '')))].toSorted())
    }
  })

  it.each(LOCALES)('%s has a form for every plural category of its grammar', (locale) => {
    for (const [key, text] of Object.entries(byLocale[locale] ?? {})) {
      for (const plural of plurals(parse(text))) {
        const { pluralCategories } = new Intl.PluralRules(localeTag(locale)).resolvedOptions()
        expect(Object.keys(plural.options), key).toEqual(expect.arrayContaining(pluralCategories))
      }
    }
  })

  it.each(['ru', 'kz'])('%s has no untranslated English text except brand names', (locale) => {
    const same = keys.filter(
      (key) =>
        /[A-Za-z]{4}/.test((english[key] ?? '').replace(/\{\w+(?:, number)?\}/g, '')) &&
        byLocale[locale]?.[key] === english[key],
    )
    expect(same.toSorted()).toEqual([...SAME_EVERYWHERE])
  })

  it('every key that the source uses has a text', () => {
    const namespaces = new Set(keys.map((key) => key.split('.')[0]))
    const missing = [...asked].filter((key) => namespaces.has(key.split('.')[0]) && !(key in english))
    expect(missing).toEqual([])
    expect(beginnings.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  it('every text is used in the source', () => {
    const unused = keys.filter((key) => !literals.has(key) && !beginnings.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
  })

  it.each([
    // Only money calls can be pending here, and only their forms show this.
    ['account', /withAccountTexts\(/, 'src/forms/rejection-texts.ts'],
    // The profile uses it for the result of a round, and has texts of its own for that.
    ['games', /withGameTexts\(|\b(?:original|live)Page\(/, 'src/games/table/round/outcome-text.ts'],
    ['rare', /withRareTexts\(|lazyRarePage\(/, ''],
    // The answers to its commands, and to deposits, are shown only beside its texts.
    ['protection', /withProtectionTexts\(|\b(?:original|live)Page\(/, 'src/forms/rejection-texts.ts'],
  ])('texts of the chunk %s are used only by code that is loaded with them', (part, brings, excused) => {
    const keysOfLocale = Object.keys(getTexts(`${part}/`, 'en'))
    const without = [...loadedWithout(brings)].filter((file) => {
      const text = readFileSync(file, 'utf8')
      const built = [...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, start]) => start ?? '')
      return keysOfLocale.some(
        (key) => text.includes(`'${key}'`) || text.includes(`"${key}"`) || built.some((start) => key.startsWith(start)),
      )
    })
    expect(without.map((file) => relative(root, file)).filter((file) => file !== excused)).toEqual([])
  })

  it('every error code of a command has a text', () => {
    expect(ERROR_CODES.filter((code) => !(`error.${code}` in english))).toEqual([])
  })
})
