import type { MyDatabase } from '../db/my-database.ts'

/** The visitor's region as last stored; null if it is neither KZ nor RU, or not known. */
export async function getStoredRegion(db: MyDatabase): Promise<string | null> {
  const row = await db.facts.get('geo')
  return row?.id === 'geo' ? row.region : null
}
