import type { EntityTable } from 'dexie'
import { isNewer } from '../domain/protocol/newer.ts'

/** Whose rows a message is about, and when it was asked for: ms of the device's clock, which no answer moves. */
export type FetchedRows = { playerId: string; toldAt: number }
type Row = FetchedRows & { id: string }

/**
 * Puts a list that was told in the place of the player's rows. A row that something asked for later has told stays as
 * it is. Runs inside the caller's transaction.
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
