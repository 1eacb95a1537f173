import { Dexie } from 'dexie'
import { beginMemory } from './begin-memory.ts'
import { MyDatabase } from './my-database.ts'
import { reconnect } from './page-database.ts'
import type { RowChange } from './row-change.ts'

/** The only connection of the page that writes: into its copy of the worker's in-memory database. */
let writer: MyDatabase

/** Creates an empty copy; from now on the page's queries read it. */
export async function beginCopy(): Promise<void> {
  beginMemory()
  writer = new MyDatabase()
  await writer.open()
  reconnect()
}

/** Repeats one transaction of the worker in the copy. Rejects if the copy cannot write what the worker could. */
export async function copyRows(changes: readonly RowChange[]): Promise<void> {
  const copy = writer
  const tables = [...new Set(changes.map(({ table }) => table))]
  await copy.transaction('rw', tables, async () => {
    const trans = Dexie.currentTransaction.idbtrans
    for (const { table, request } of changes) await copy.table(table).core.mutate({ ...request, trans })
  })
}
