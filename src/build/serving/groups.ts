import { type HeaderTable, POLLED } from '../headers.ts'

/** Paths that are answered with the same headers. Every path of a site is of exactly one group. */
export type HeaderGroup = {
  /** `/sw.js`, `/assets/*`; `*` for all that no other group has. */
  pattern: string
  headers: [name: string, value: string][]
  /** Those of https alone. */
  secure: [name: string, value: string][]
  /** A 304 needs none of them but Cache-Control. */
  isPolled: boolean
}

const ANY = '*'
const HTTPS = 'https:*'

/** The table as groups that do not overlap, so that no server has to know that a later line wins. */
export function headerGroups(table: HeaderTable): HeaderGroup[] {
  const patterns = [...Object.keys(table).filter((pattern) => pattern !== ANY && pattern !== HTTPS), ANY]
  return patterns.map((pattern) => {
    const own = pattern === ANY ? {} : table[pattern]
    const merged = Object.entries({ ...table[ANY], ...own }).filter(([, value]) => value !== '')
    const secure = Object.entries({ ...table[HTTPS], ...own }).filter(
      ([name, value]) => value !== '' && name in (table[HTTPS] ?? {}),
    )
    const names = new Set(secure.map(([name]) => name))
    return {
      pattern,
      headers: merged.filter(([name]) => !names.has(name)),
      secure,
      isPolled: POLLED.includes(pattern),
    }
  })
}

/** Whether a pattern names a file, or a folder of files alone: what is missing there is missing, and never a page. */
export function isOfFiles(pattern: string): boolean {
  return pattern.endsWith('/*') || /\.\w+$/.test(pattern)
}
