import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** From now on databases are made in memory, in a place of their own that is empty. */
export function beginMemory(): void {
  // In Dexie's own object, and not a database's options alone: without it live queries take this for a server.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
}
