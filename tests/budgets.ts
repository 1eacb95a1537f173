import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Budgets of the production build, brotli, in kB of 1000 bytes. Exceeding one fails the tests. Pages other than the
 * first have a heading in three languages in addition to the shell; all of it comes in the first round trip. The service
 * worker is fetched after the first content, and holds what leaves a bad release: page and data worker of that cannot.
 */
const BUDGETS = { start: 140, css: 12, html: 8, page: 8, part: 15, game: 20, serviceWorker: 14, language: 15 }
/**
 * What many pages share is one file, as each file costs a game page 9 ms: tables were three files, parts two, and what
 * the worker loads for nearly each visit twelve.
 */
const SHARED = { table: 24, parts: 18, 'worker-parts': 19 }

const DIST = process.env['SITE'] ?? 'dist'
const ASSETS = join(DIST, 'assets')
const files = readdirSync(ASSETS)
const scripts = files.filter((name) => name.endsWith('.js'))
const packed = new Map(scripts.map((name) => [name, size(join(ASSETS, `${name}.br`))]))
const code = new Map(scripts.map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]))

type Line = { what: string; bytes: number; budget: number }
const lines: Line[] = []

const entry = starting('index-')
const worker = [...starting('worker-index-'), ...starting('worker-start-')]
const start = closure([...entry, ...worker])
add('first visit of /: page and worker', sum(start), BUDGETS.start)
const styles = files.filter((name) => /^page-.*\.css$/.test(name))
if (styles.length === 0) throw new Error('no page-*.css in the build')
add('css of first visit', sumSizes(styles), BUDGETS.css)
add('index.html with its shell', size(join(DIST, 'index.html.br')), BUDGETS.html)
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('/index.html.br'))
add(`largest of ${pages.length} public pages`, Math.max(...pages.map((name) => size(join(DIST, name)))), BUDGETS.page)
add('service worker', size(join(DIST, 'sw.js.br')), BUDGETS.serviceWorker)
for (const name of starting('lang-')) add(name, packed.get(name) ?? 0, BUDGETS.language)
for (const name of scripts) {
  if (start.has(name) || name.startsWith('lang-')) continue
  const shared = Object.entries(SHARED).find(([group]) => name.startsWith(`${group}-`))?.[1]
  add(name, packed.get(name) ?? 0, shared ?? (name.startsWith('DicePage') ? BUDGETS.game : BUDGETS.part))
}

let breached = false
for (const { what, bytes, budget } of lines.toSorted((a, b) => b.bytes / b.budget - a.bytes / a.budget)) {
  const over = bytes > budget * 1000
  breached ||= over
  console.log(
    `${over ? 'OVER' : 'ok  '} ${(bytes / 1000).toFixed(1).padStart(6)} of ${String(budget).padStart(3)} kB  ${what}`,
  )
}
process.exit(breached ? 1 : 0)

function add(what: string, bytes: number, budget: number): void {
  lines.push({ what, bytes, budget })
}

function starting(prefix: string): string[] {
  const found = scripts.filter((name) => name.startsWith(prefix))
  if (found.length === 0) throw new Error(`no ${prefix}*.js in the build`)
  return found
}

/** These chunks and their static imports. */
function closure(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const follow = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const [, target] of (code.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      if (target) follow(target)
    }
  }
  for (const name of names) follow(name)
  return seen
}

function sum(names: Iterable<string>): number {
  let bytes = 0
  for (const name of names) bytes += packed.get(name) ?? 0
  return bytes
}

function sumSizes(names: readonly string[]): number {
  return names.reduce((bytes, name) => bytes + size(join(ASSETS, `${name}.br`)), 0)
}

function size(path: string): number {
  return readFileSync(path).length
}
