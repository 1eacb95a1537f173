import type { EntityTable } from 'dexie'
import { type Localized, mergeTexts } from '#domain/languages/texts-by-language.ts'
import { isNewer } from '#domain/time/newer.ts'

/**
 * The player whose rows a reply has, and when they were requested: ms of the device's clock, which replies do not
 * adjust.
 */
export type FetchedRows = { playerId: string; toldAt: number }
type Row = FetchedRows & Localized & { id: string }

/**
 * Replaces the player's rows with a fetched list; their texts in other languages stay. So does a row of a later request
 * or frame. Runs inside the caller's
 * transaction.
 */
export async function replaceRows<Entry extends Row>(
  store: EntityTable<Entry, 'id'>,
  rows: readonly Entry[],
  { playerId, toldAt }: FetchedRows,
): Promise<void> {
  const known = await store.where('playerId').equals(playerId).toArray()
  const newer = known.filter((row) => isNewer(row.toldAt, toldAt, Date.now()))
  await store.where('playerId').equals(playerId).delete()
  const texts = new Map(known.map((row) => [row.id, row.texts]))
  const merged = rows.map((row) => ({ ...row, texts: mergeTexts(texts.get(row.id), row.texts ?? {}) }))
  await store.bulkPut([...merged, ...newer])
}
