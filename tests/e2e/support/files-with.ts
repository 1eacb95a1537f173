import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Paths of the files in a folder that contain a word: as it is, compressed, in base64, by code units or in UTF-16. */
export async function filesWith(folder: string, word: string): Promise<string[]> {
  const forms = getForms(word)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    paths.map(async (path) => {
      const content = unpacked(path, await readFile(path))
      return forms.some((form) => content.includes(form)) ? [relative(folder, path)] : []
    }),
  )
  return found.flat().toSorted()
}

function unpacked(path: string, content: Buffer): Buffer {
  if (path.endsWith('.br')) return brotliDecompressSync(content)
  if (path.endsWith('.gz')) return gunzipSync(content)
  return content
}

function getForms(word: string): Buffer[] {
  const units = [...word].map((letter) => letter.charCodeAt(0))
  // Three bytes are four characters of base64, so the word may begin at any of three places.
  const inBase64 = ['', '\0', '\0\0'].map((before) => {
    const whole = Buffer.from(before + word).toString('base64')
    return whole.slice(
      before.length === 0 ? 0 : before.length + 1,
      -((before.length + word.length) % 3 === 0 ? 0 : 4) || undefined,
    )
  })
  const texts = [
    word,
    units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join(''),
    units.map((unit) => `%${unit.toString(16)}`).join(''),
    units.map((unit) => `&#${unit};`).join(''),
    ...inBase64,
  ]
  return [...texts.map((text) => Buffer.from(text)), Buffer.from(word, 'utf16le')]
}
