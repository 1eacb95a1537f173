import { getHistory } from '#endpoints/history.ts'
import { HISTORY_KINDS } from '#domain/money/history.ts'
import { invalid } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import type { LinePosition } from './lines.ts'
import { narrowedLines, readFilter } from './narrow.ts'

const USUAL = 100
const MOST = 500
const NEWEST: LinePosition = { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER }

/** A player's history of one kind, in pages that do not change when new lines are added. */
export function historyRoutes(app: App, world: World): void {
  servePlayer(app, world, getHistory, async ({ session, query, locale }) => {
    const kind = HISTORY_KINDS.find((one) => one === query('type'))
    if (kind === undefined) throw invalid({ type: ['field.invalid'] })
    const most = readLimit(query('limit'))
    const before = readPlace(query('before'))
    // Fetches one line more than the page to see whether another page follows.
    const from = { player: session.player, kind, before, most: most + 1, locale }
    const filter = readFilter(query)
    const lines = await world.database.read((reading) => narrowedLines(reading, world.clock, from, filter))
    const page = lines.slice(0, most)
    const last = page.at(-1)
    return {
      items: page.map(({ item }) => item),
      next: last && lines.length > most ? `${last.at}.${last.id}` : null,
    }
  })
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return USUAL
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1) throw invalid({ limit: ['field.invalid'] })
  return Math.min(limit, MOST)
}

function readPlace(text: string | undefined): LinePosition {
  if (text === undefined) return NEWEST
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw invalid({ before: ['field.invalid'] })
  return { at: Number(at), id: Number(id) }
}
