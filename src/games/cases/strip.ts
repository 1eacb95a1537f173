import { drawItem } from '../../../worker/domain/games/cases.ts'
import type { ItemFacts } from './case-facts.ts'

/** Where the operator's item stands in a strip; one more stands below it. */
export const STOP = 20
const GOLDEN = (Math.sqrt(5) - 1) / 2
/** Each column begins elsewhere, so that two do not roll as one. */
const COLUMN_SHIFT = 0.37

/**
 * What passes by before the operator's item: evenly spread over the case's own table, so that each item is seen as
 * often as it is drawn. Nothing rare is put next to the stop on purpose.
 */
export function createStrip(items: readonly ItemFacts[], won: ItemFacts | null, column: number): ItemFacts[] {
  const rows = items.map((facts) => ({ facts, weight: facts.item.weight }))
  return Array.from({ length: STOP + 2 }, (_, at) => {
    if (at === STOP && won) return won
    const share = ((at + 1) * GOLDEN + column * COLUMN_SHIFT) % 1
    return drawItem(rows, Math.floor(share * 2 ** 32)).facts
  })
}
