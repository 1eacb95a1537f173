import { type InferOutput, safeParse } from 'valibot'
import { catalogueLists, gameRow } from '../api/catalogue.ts'
import type { GameKind } from '../db/rows.ts'

/** A game that somebody waits for. */
export type Wanted = { kind: GameKind; slug: string }
export type FoundGame = { lists: InferOutput<typeof catalogueLists>; game: InferOutput<typeof gameRow> }

/** Reads a catalogue as it comes and tells of the wanted game once it is there. Out: the whole text. */
export async function readLookingFor(
  response: Response,
  wanted: Wanted,
  onFound: (found: FoundGame) => void,
): Promise<string> {
  if (!response.ok || !response.body) return response.text()
  const decoder = new TextDecoder()
  const find = gameFinder(wanted)
  let isFound = false
  let text = ''
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const found = isFound ? null : find(text)
    if (!found) continue
    isFound = true
    onFound(found)
  }
  return text + decoder.decode()
}

/**
 * Looks for one game in more and more of a catalogue's text; null until all of its row is there, and the lists before
 * it. It only shortens a wait: of a text that makes it long, it lets go.
 */
export function gameFinder({ kind, slug }: Wanted): (text: string) => FoundGame | null {
  // A slug has no sign that JSON would write in another way.
  const name = JSON.stringify(slug)
  let looked = 0
  let places = 0
  return (text) => {
    for (let at = text.indexOf(name, looked); at >= 0; at = text.indexOf(name, at + 1)) {
      looked = at
      const row = rowAround(text, at)
      // The rest of it is still on its way.
      if (row === 'cut') return null
      const game = safeParse(gameRow, row)
      const isIt = game.success && game.output[1] === slug && game.output[4] === kind
      places += 1
      if (!isIt && places < MOST_PLACES) continue
      looked = Infinity
      const lists = isIt ? listsBefore(text) : null
      return lists && game.success ? { lists, game: game.output } : null
    }
    looked = Math.max(looked, text.length - name.length)
    return null
  }
}

/** Where a slug may stand before its game does: as an id, as a name, as a game of the other kind. */
const MOST_PLACES = 50
/** In characters, more than any row has whose texts pass uncut. */
const LONGEST_ROW = 4_000
/** A name may have brackets in it. */
const ROW = /^\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\]/s

/** The array that begins last before a place; "cut" where it does not end, null where there is none. */
function rowAround(text: string, at: number): unknown {
  const start = Math.max(0, at - LONGEST_ROW)
  const from = text.slice(start, at).lastIndexOf('[')
  if (from < 0) return null
  const near = text.slice(start + from, start + from + LONGEST_ROW)
  const row = ROW.exec(near)
  if (row) return parsed(row[0])
  return near.length < LONGEST_ROW ? 'cut' : null
}

/** What stands before the games; null where an operator writes it after them. */
function listsBefore(text: string): FoundGame['lists'] | null {
  const end = text.search(/,\s*"games"\s*:/)
  const lists = safeParse(catalogueLists, end < 0 ? null : parsed(`${text.slice(0, end)}}`))
  return lists.success ? lists.output : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
