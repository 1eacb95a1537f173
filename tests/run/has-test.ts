import { existsSync, readFileSync } from 'node:fs'

const files = new Map<string, string | null>()

/** The source of a test file; null if there is none. */
function read(name: string): string | null {
  const known = files.get(name)
  if (known !== undefined) return known
  const path = ['.spec.ts', '.test.ts', '.test.tsx'].map((ending) => `tests/${name}${ending}`).find(existsSync)
  const text = path === undefined ? null : readFileSync(path, 'utf8')
  files.set(name, text)
  return text
}

/** Whether there is a test by `layer/file: title`, where the title may be the beginning of one. */
export function hasTest(proof: string): boolean {
  const [, file = '', title = ''] = /^([\w/-]+): (.+)$/.exec(proof) ?? []
  const source = read(file)
  return title !== '' && [`'`, '"', '`'].some((quote) => source?.includes(quote + title) === true)
}
