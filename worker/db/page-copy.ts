import { Dexie } from 'dexie'
import { beginMemory } from './begin-memory.ts'
import { MyDatabase } from './my-database.ts'
import { reconnect } from './page-database.ts'
import type { RowChange } from './row-change.ts'

/** The one connection of the page that writes: into its copy of a worker's database in memory. */
let writer: MyDatabase

/** Begins an empty copy; from now on the page's view reads it. */
export async function beginCopy(): Promise<void> {
  beginMemory()
  writer = new MyDatabase()
  await writer.open()
  reconnect()
}

/** Writes what one transaction of the worker has, in one transaction. Rejects when that was possible there alone. */
export async function copyRows(changes: readonly RowChange[]): Promise<void> {
  const copy = writer
  const tables = [...new Set(changes.map(({ table }) => table))]
  await copy.transaction('rw', tables, async () => {
    const trans = Dexie.currentTransaction.idbtrans
    for (const { table, request } of changes) await copy.table(table).core.mutate({ ...request, trans })
  })
}
