import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '#domain/languages/languages.ts'
import { SETTINGS, settingsError } from '#domain/settings/build-settings.ts'
import { brandName, brandTexts } from '#domain/settings/configuration.ts'

type Texts = Record<string, string>

const KEY = SETTINGS.brandTexts.key
const LANGUAGES = fileURLToPath(new URL('../../lang/', import.meta.url))
/** Folders of lang/ with a file for each language. */
export const TEXT_PARTS = ['', 'account/', 'games/', 'rare/', 'betting/', 'protection/', 'cases/', 'push/', 'about/']

/** The texts of one file of lang/ as this brand has them: with its name, and with its own texts in place of ours. */
export function readBrandTexts(file: string): Texts {
  const texts = readJson(file)
  const overrides = brandTexts === null ? {} : readOverrides(brandTexts, basename(file))
  return withBrand(texts, overrides)
}

/** Texts with the brand's name in place of ours, and with those of `own` in place of those of the same key. */
export function withBrand(texts: Texts, overrides: Texts, name = brandName): Texts {
  const entries = Object.entries(texts).map(([key, text]) => {
    return [key, overrides[key] ?? inBrand(text, name)]
  })
  return Object.fromEntries(entries)
}

/** A text with the brand's name in place of ours. */
export function inBrand(text: string, name = brandName): string {
  return text.replaceAll(SETTINGS.brandName.standard, name)
}

/**
 * Throws if a folder of the brand's own texts is not there, or has a file or a key that the app has not got, or a text
 * that is no text, or one with other placeholders than ours.
 */
export function checkBrandTexts(folder: string | null = brandTexts): void {
  if (folder === null) return
  if (!existsSync(folder)) throw settingsError([`${KEY} is "${folder}". There is no such folder.`])
  const names = LOCALES.map((locale) => `${locale}.json`)
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'))
  const lines = files.flatMap((file) => {
    const path = join(folder, file)
    if (!names.some((name) => name === file)) return [`${path}: Allowed: files named ${names.join(', ')}.`]
    const ours: Texts = Object.assign({}, ...TEXT_PARTS.map((part) => readJson(join(LANGUAGES, part, file))))
    return Object.entries(readOverrides(folder, file)).flatMap(([key, text]) => {
      const problem = findProblem(ours[key], text)
      return problem === null ? [] : [`${path}: ${key} ${problem}`]
    })
  })
  if (lines.length > 0) throw settingsError(lines)
}

function readOverrides(folder: string, file: string): Texts {
  const path = join(folder, file)
  return existsSync(path) ? readJson(path) : {}
}

function readJson(path: string): Texts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Texts // checked by `findProblem`, or ours
  } catch (cause) {
    throw settingsError([`${path} is no JSON: ${String(cause)}`])
  }
}

function findProblem(ours: string | undefined, override: unknown): string | null {
  if (ours === undefined) return 'is no text of the app.'
  if (typeof override !== 'string' || override.trim() === '') return 'is no text.'
  try {
    const [needed, given] = [listPlaceholders(ours), listPlaceholders(override)]
    return needed === given ? null : `has the placeholders "${given}". Allowed: "${needed}".`
  } catch {
    return `is not valid ICU: ${override}`
  }
}

/** The names of the values and tags of a message, in order. */
function listPlaceholders(message: string): string {
  const names = new Set<string>()
  const look = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
      if (element.type === TYPE.tag) look(element.children)
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) look(value)
    }
  }
  look(parse(message))
  return [...names].toSorted((one, other) => (one < other ? -1 : 1)).join(' ')
}
