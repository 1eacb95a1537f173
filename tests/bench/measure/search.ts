import type { Page } from 'playwright'
import { ROUTES, gamePath } from '#src/base/routes.ts'
import { NO_FILTER, filterGames } from '#src/pages/games-shelf/game-list-filter.ts'
import { type CatalogueTable, toCatalogueTable } from '#db/lobby-view.ts'
import type { CatalogueRow } from '#db/rows.ts'
import type { Subject } from '../build/subjects.ts'
import { CPU_SLOWDOWN } from '../browser/browser.ts'
import { type DeviceSpeed, withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

const WORDS = 8
const LETTERS = 5
/** How many results at the top must be correct. */
const TOP = 4
const LIMIT_MS = 30_000
/** The demo player's own lists are not part of a search of all games. */
const NO_LISTS = { favourites: [], recent: [] }

/** The worker takes no part in a key press, so the browser may use all cores. */
const SLOW_PAGE: DeviceSpeed = { slowdown: CPU_SLOWDOWN, onAllCores: true }
const REST_MS = 5_000

type Stroke = { key: string; expected: string[] }
type Typed = { key: string; text: string }

/**
 * From a keystroke in the search of all slots until the frame with its results. The results are known beforehand, so
 * that no other change counts as them; keystrokes that change nothing are not counted.
 */
export async function measureSearch(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(
    bench,
    subject,
    async (page, stage) => {
      await page.goto(stage.address + ROUTES.slots, { waitUntil: 'commit' })
      const field = page.getByRole('searchbox', { name: 'Search games' })
      await page.locator(`main a[href*="${ROUTES.slots}/"]`).first().waitFor({ timeout: LIMIT_MS })
      await field.focus()
      await page.waitForTimeout(REST_MS)
      // The row that the worker stores; its type is the product's own.
      const row = (await page.evaluate(() =>
        window.__bench.readStoredRow('MyDatabase', 'shelves', 'slots:en'),
      )) as CatalogueRow
      const table = toCatalogueTable(row)
      let top = getTop(table, '')
      for (const { key, text } of typedOn(table)) {
        const expected = getTop(table, text)
        if (expected.join() === top.join()) await page.keyboard.press(key)
        else bench.measured.add(subject, 'search', await oneStroke(page, { key, expected }))
        top = expected
      }
    },
    SLOW_PAGE,
  )
}

const GAME_LIST = { within: 'main', selector: `a[href*="${ROUTES.slots}/"]` }

async function oneStroke(page: Page, { key, expected }: Stroke): Promise<number> {
  const options = { ...GAME_LIST, event: 'keydown', attribute: 'href', expected }
  await page.evaluate((given) => window.__bench.awaitResult(given), options)
  // The key is released after its result: a real release would not come sooner.
  await page.keyboard.down(key)
  const took = await page.evaluate((limit) => window.__bench.within(window.__bench.result, limit), LIMIT_MS)
  await page.keyboard.up(key)
  if (took === null) throw new Error(`“${key}” did not bring ${expected.join(', ')} on screen`)
  return took
}

/** Words of names from all over the catalogue, typed letter by letter and deleted again. */
function typedOn(table: CatalogueTable): Typed[] {
  return Array.from({ length: WORDS }, (_, word) => {
    const name = table.names[Math.floor(((word + 0.5) / WORDS) * table.names.length)] ?? ''
    const letters = /^[a-z]*/.exec(name.toLowerCase())?.[0].slice(0, LETTERS) ?? ''
    return typedAndTaken(letters)
  }).flat()
}

function typedAndTaken(word: string): Typed[] {
  const texts = Array.from(word, (_, index) => word.slice(0, index + 1))
  const typed = texts.map((text) => ({ key: text.slice(-1), text }))
  const taken = texts.toReversed().map((text) => ({ key: 'Backspace', text: text.slice(0, -1) }))
  return [...typed, ...taken]
}

function getTop(table: CatalogueTable, query: string): string[] {
  const found = filterGames(table, { ...NO_FILTER, query }, NO_LISTS)
  return found.slice(0, TOP).map((index) => gamePath('slots', table.slugs[index] ?? ''))
}
