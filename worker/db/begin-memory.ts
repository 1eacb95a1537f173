import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** Makes Dexie open all further databases in a new, empty in-memory IndexedDB. */
export function beginMemory(): void {
  // Set on `Dexie.dependencies` and not only in a database's options: otherwise live queries assume a server without
  // IndexedDB.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
}
