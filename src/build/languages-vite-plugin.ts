import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { byLocale } from '#domain/languages/by-locale.ts'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { readBrandTexts } from './brand-texts.ts'

/** `lang/games/*.json?languages=messages`: the folder, the extension, and what of each file is imported. */
const EACH_LANGUAGE = /^(.*)\/\*(\.\w+)\?languages=(\w+)$/
const HOUSE_GAME_NAMES = /^(.*)\/\*\.json\?house-games$/
/** The resolved ids do not end as the files, or Vite's own JSON plugin would handle them. */
const EACH_PREFIX = '\0languages'
const NAMES_PREFIX = '\0house-games'
/** Small texts that a page shows before it loads any other: a value by language, not a function. */
const AT_ONCE = 'opening'
/** The texts themselves, of all languages in one module, for names that are stored in every language. */
const NAMES = 'names'
/** Imported as Vite imports a JSON file. */
const PLAIN = 'about'

/**
 * Imports the files of all languages at once, so that no module of the page lists the languages:
 * `lang/games/*.json?languages=messages` resolves to functions by language that import `lang/games/en.json?messages`,
 * and `lang/*.json?house-games` to the names of our games by language.
 */
export function languages(): Plugin {
  return {
    name: 'tulpar:languages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return null
      const toId = (...parts: string[]) => parts.join('|')
      const [, ofNames] = HOUSE_GAME_NAMES.exec(source) ?? []
      if (ofNames !== undefined) return toId(NAMES_PREFIX, resolve(dirname(importer), ofNames))
      const [, folder, extension = '', wanted = ''] = EACH_LANGUAGE.exec(source) ?? []
      if (folder === undefined) return null
      return toId(EACH_PREFIX, wanted, extension, resolve(dirname(importer), folder))
    },
    load(id) {
      const [prefix, ...parts] = id.split('|')
      if (prefix === NAMES_PREFIX) {
        const [folder] = parts
        const names = byLocale((locale) => {
          const file = `${folder}/${locale}.json`
          this.addWatchFile(file)
          const texts = readBrandTexts(file)
          return Object.fromEntries(HOUSE_GAMES.map((game) => [game, texts[`nav.${game}`]]))
        })
        return `export default ${JSON.stringify(names)}`
      }
      if (prefix !== EACH_PREFIX) return null
      const [wanted, extension, folder] = parts
      if (wanted === NAMES) {
        const names = byLocale((locale) => {
          const file = `${folder}/${locale}${extension}`
          this.addWatchFile(file)
          return readBrandTexts(file)
        })
        return `export default ${JSON.stringify(names)}`
      }
      const query = wanted === PLAIN ? '' : `?${wanted}`
      const toFile = (locale: Locale) => JSON.stringify(`${folder}/${locale}${extension}${query}`)
      if (wanted === AT_ONCE) {
        const imports = LOCALES.map((locale) => `import ${locale} from ${toFile(locale)}`)
        return [...imports, `export default { ${LOCALES.join(', ')} }`].join('\n')
      }
      const loads = LOCALES.map((locale) => `${locale}: () => import(${toFile(locale)})`)
      return `export default { ${loads.join(', ')} }`
    },
  }
}
