import { type HeaderTable, POLLED } from '../headers.ts'

/** Paths that share the same response headers. Every path of the site belongs to exactly one group. */
export type HeaderGroup = {
  /** `/sw.js` or `/assets/*`; `*` for all paths without a group. */
  pattern: string
  headers: [name: string, value: string][]
  /** Headers for https only. */
  secure: [name: string, value: string][]
  /** True when a 304 needs no header but Cache-Control. */
  isPolled: boolean
}

const ANY = '*'
const HTTPS = 'https:*'
const FRAMES = 'frames:*'
/** All that the hosts of third parties' pages serve, and what the page's host does not. */
const FRAME_FILES = '/frames/*'

/** Converts the table into groups that do not overlap, so that servers need not support "a later match wins". */
export function headerGroups(table: HeaderTable): HeaderGroup[] {
  const patterns = [...Object.keys(table).filter((pattern) => ![ANY, HTTPS, FRAMES].includes(pattern)), ANY]
  return patterns.map((pattern) => toGroup(table, pattern, pattern === ANY ? {} : table[pattern]))
}

/** The group of the hosts of third parties' pages; null where there are none. */
export function frameGroup(table: HeaderTable): HeaderGroup | null {
  return table[FRAMES] === undefined ? null : toGroup(table, FRAME_FILES, table[FRAMES])
}

function toGroup(table: HeaderTable, pattern: string, pathHeaders: HeaderTable[string] = {}): HeaderGroup {
  const merged = Object.entries({ ...table[ANY], ...pathHeaders }).filter(([, value]) => value !== '')
  const secure = Object.entries({ ...table[HTTPS], ...pathHeaders }).filter(
    ([name, value]) => value !== '' && name in (table[HTTPS] ?? {}),
  )
  const names = new Set(secure.map(([name]) => name))
  return {
    pattern,
    headers: merged.filter(([name]) => !names.has(name)),
    secure,
    isPolled: POLLED.includes(pattern),
  }
}

/**
 * Whether a pattern is of pages. Pages are sent without validators (ETag, Last-Modified): WebKit keeps the policy of its
 * cached copy at a 304, so a page that came under the policy of another build would stay forbidden.
 */
export function isOfPages(pattern: string): boolean {
  return !isOfFiles(pattern)
}

/** Whether a pattern is a file or a folder of files alone: a path that is missing there is a 404, never a page. */
export function isOfFiles(pattern: string): boolean {
  return pattern.endsWith('/*') || /\.\w+$/.test(pattern)
}
