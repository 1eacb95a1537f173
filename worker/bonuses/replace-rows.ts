import type { EntityTable } from 'dexie'
import { isNewer } from '../domain/protocol/newer.ts'

/**
 * The player whose rows a reply has, and when they were requested: ms of the device's clock, which replies do not
 * adjust.
 */
export type FetchedRows = { playerId: string; toldAt: number }
type Row = FetchedRows & { id: string }

/**
 * Replaces the player's rows with a fetched list. A row of a later request or frame stays. Runs inside the caller's
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
  await store.bulkPut([...rows, ...newer])
}
