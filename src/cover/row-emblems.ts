import { type Emblem, getEmblem, getOtherEmblem } from './cover-pictures.ts'
import type { CoverGame } from './cover-shapes.ts'

/** A game in a row; one with a picture of the operator's shows what it shows. */
type RowGame = CoverGame & { readonly image?: unknown }

const known = new WeakMap<readonly RowGame[], ReadonlyMap<string, Emblem>>()

/**
 * The emblems of the games of a row, by id, so that no two neighbours have the same. The second of two that share one
 * takes another, which differs from what its neighbours' names select: so a change in the row reaches no further than
 * the games that share an emblem.
 */
export function getRowEmblems(row: readonly RowGame[]): ReadonlyMap<string, Emblem> {
  const emblems = known.get(row) ?? chooseEmblems(row)
  known.set(row, emblems)
  return emblems
}

function chooseEmblems(row: readonly RowGame[]): Map<string, Emblem> {
  const chosen = new Map<string, Emblem>()
  let before: Emblem | undefined
  for (const [at, game] of row.entries()) {
    const next = row[at + 1]
    const called = getEmblem(game)
    const following = next && getEmblem(next)
    const isShared = called === before || (called === following && next?.image !== undefined)
    before = isShared && game.image === undefined ? getOtherEmblem(game, [before, called, following]) : called
    chosen.set(game.id, before)
  }
  return chosen
}
