import { drawItem } from '#domain/games/cases.ts'
import type { ItemFacts } from './case-facts.ts'

/** Index of the drawn item in a strip; one more item is below it. */
export const STOP = 20
const GOLDEN = (Math.sqrt(5) - 1) / 2
/** Shifts the items of each column, so that no two reels look the same. */
const COLUMN_SHIFT = 0.37

/**
 * The items that pass before the drawn one, spread evenly by their weights, so that each is seen as often as it is
 * drawn. No rare item is placed next to the drawn one to look like a near miss.
 */
export function createStrip(items: readonly ItemFacts[], won: ItemFacts | null, column: number): ItemFacts[] {
  const rows = items.map((facts) => ({ facts, weight: facts.item.weight }))
  return Array.from({ length: STOP + 2 }, (_, at) => {
    if (at === STOP && won) return won
    const share = ((at + 1) * GOLDEN + column * COLUMN_SHIFT) % 1
    return drawItem(rows, Math.floor(share * 2 ** 32)).facts
  })
}
