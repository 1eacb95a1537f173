import { dirname, resolve } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { checkBrandTexts, readBrandTexts } from './brand-texts.ts'

const QUERY = '.json?messages'
/** The resolved id has no ".json", or Vite's own JSON plugin would handle it. */
const PREFIX = '\0messages:'

/**
 * Locale ("en") of a main dictionary, which every visit loads at start, by its module id; undefined for other modules.
 */
export function getLanguage(moduleId: string | null | undefined): string | undefined {
  const name = getDictionary(moduleId)
  return name?.includes('-') ? undefined : name
}

/** Name of a dictionary module: "en", or "games-en" for the texts of a lazy chunk. */
export function getDictionary(moduleId: string | null | undefined): string | undefined {
  if (!moduleId?.startsWith(PREFIX)) return undefined
  const [, name = ''] = moduleId.split('/lang/')
  return name.replaceAll('/', '-')
}

/** `import("lang/en.json?messages")` resolves to the file's messages as ICU syntax trees. */
export function messages(): Plugin {
  return {
    name: 'tulpar:messages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return null
      const file = resolve(dirname(importer), source.slice(0, -QUERY.length))
      return PREFIX + file
    },
    configResolved() {
      checkBrandTexts()
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const file = `${id.slice(PREFIX.length)}.json`
      this.addWatchFile(file)
      const compiled = Object.entries(readBrandTexts(file)).map(([key, text]) => {
        try {
          return [key, parse(text)] as const
        } catch (cause) {
          throw new Error(`${file}: ${key} is not valid ICU: ${text}`, { cause })
        }
      })
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}
