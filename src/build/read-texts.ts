import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { branded } from './messages-vite-plugin.ts'
import type { Locale } from '../../worker/domain/account/locales.ts'
import type { Dictionaries } from './public-pages.ts'

const LANGUAGES = fileURLToPath(new URL('../../lang/', import.meta.url))
const PARTS = ['', 'account/', 'games/', 'rare/', 'betting/', 'about/']

/** All texts of every language from lang/, those of lazy chunks included. */
export async function readAllTexts(): Promise<Dictionaries> {
  const read = async (locale: Locale): Promise<Record<string, string>> => {
    const files = PARTS.map((part) => readFile(`${LANGUAGES}${part}${locale}.json`, 'utf8'))
    return Object.assign({}, ...(await Promise.all(files)).map((file) => JSON.parse(branded(file))))
  }
  const [ru, en, kz] = await Promise.all([read('ru'), read('en'), read('kz')])
  return { ru, en, kz }
}
