import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SETTINGS, settingsError } from '#domain/settings/build-settings.ts'
import { brandFont } from '#domain/settings/configuration.ts'

const KEY = SETTINGS.brandFont.key
/** The files that `src/ui/fonts.ts` imports, by the subset in their name. */
const IMPORT = /^@fontsource-variable\/rubik\/files\/rubik-([a-z-]+)-wght-normal\.woff2$/
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']

/** Takes the operator's typeface in place of Rubik: a file for each subset of letters, each with all weights. */
export function brandFontOver(folder: string | null = brandFont): Plugin {
  return {
    name: 'tulpar:brand-font',
    enforce: 'pre',
    configResolved() {
      if (folder === null) return
      const missing = SUBSETS.map((subset) => `${subset}.woff2`).filter((file) => !existsSync(resolve(folder, file)))
      if (missing.length > 0) throw settingsError([`${KEY} is "${folder}". There is no ${missing.join(', no ')}.`])
    },
    resolveId(source) {
      const [, subset] = IMPORT.exec(source) ?? []
      return folder === null || subset === undefined ? null : resolve(folder, `${subset}.woff2`)
    },
  }
}
