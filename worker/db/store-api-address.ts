import type { MyDatabase } from './my-database.ts'

/** Stores the API base URL; writes nothing if it is stored already. Throws Dexie's errors, such as that of a full disk. */
export async function storeApiAddress(db: MyDatabase, url: string): Promise<void> {
  const row = await db.syncStore.get(1)
  if (row?.url !== url) await db.syncStore.put({ ...row, id: 1, url })
}
