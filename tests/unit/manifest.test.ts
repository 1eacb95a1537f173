import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitLocalePrefix } from '#domain/languages/locales.ts'
import { ROUTES } from '#src/base/routes.ts'
import { manifest } from '#src/build/manifest.ts'
import { readAllTexts } from '#src/build/read-texts.ts'

const root = join(import.meta.dirname, '../..')
const texts = readAllTexts()

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string; label?: string }
type Shortcut = { name: string; url: string; icons: Picture[] }
type Read = {
  id: string
  name: string
  description: string
  lang: string
  start_url: string
  categories: string[]
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: Shortcut[]
}

/** The manifest as a browser parses it. */
function read(locale: 'ru' | 'en' | 'kz'): Read {
  return JSON.parse(JSON.stringify(manifest(locale, texts[locale])))
}

/** The size in the header of a PNG or JPEG; null for an SVG, which has none. */
function getSize(path: string, type: string): string | null {
  const bytes = readFileSync(path)
  if (type === 'image/png') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  if (type !== 'image/jpeg') return null
  // From one segment to the next, until the one with the frame header.
  let at = 2
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}

describe('the web app manifest', () => {
  it('has the same id in every language, and describes the app in its own', () => {
    const [ru, en, kz] = [read('ru'), read('en'), read('kz')]
    expect([ru.id, kz.id, ru.start_url]).toEqual([en.id, en.id, en.start_url])
    expect([ru.lang, en.lang, kz.lang]).toEqual(['ru', 'en', 'kk'])
    for (const translated of [ru, kz]) {
      expect(translated.description).not.toBe(en.description)
      expect(translated.shortcuts.map(({ name }) => name)).not.toEqual(en.shortcuts.map(({ name }) => name))
      expect(translated.screenshots.map(({ label }) => label)).not.toEqual(en.screenshots.map(({ label }) => label))
    }
    expect(ru.shortcuts.map(({ name }) => name)).toEqual(['Пополнить', 'Слоты', 'Дайс'])
  })

  it.each(['ru', 'en', 'kz'] as const)('links in %s to existing pages and files', (locale) => {
    const { icons, screenshots, shortcuts, categories } = read(locale)
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
    for (const { src, sizes, type } of pictures) {
      const path = join(root, 'public', src)
      expect(existsSync(path), src).toBe(true)
      expect(getSize(path, type) ?? 'any', src).toBe(sizes)
    }
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
    expect(screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'wide'])
    expect(categories).toEqual(['games', 'entertainment'])
    const routes: readonly string[] = Object.values(ROUTES)
    for (const { url } of shortcuts) {
      expect(routes).toContain(splitLocalePrefix(new URL(url, 'https://casino.example').pathname).path)
    }
  })

  it('is not created if a text is missing', () => {
    const { 'app.tagline': _, ...fewer } = texts.kz
    expect(() => manifest('kz', fewer)).toThrow('app.tagline (kz)')
  })
})
