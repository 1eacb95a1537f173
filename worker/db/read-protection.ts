import type { MyDatabase } from '../db/my-database.ts'
import type { LocalProtectionRow, ProtectionRow } from '../db/rows.ts'

/** The stores of `readStored`. */
export const STORES = ['protection', 'localProtection'] as const

type Stored = { known: ProtectionRow | null; local: LocalProtectionRow | null }

/**
 * What the operator last said of a player and what this device holds, as they stood at one moment: a limit moves from
 * one to the other when the operator confirms it.
 */
export function readStored(db: MyDatabase, playerId: string): Promise<Stored> {
  return db.transaction('r', STORES, async () => {
    const [known, local] = await Promise.all([db.protection.get(playerId), db.localProtection.get(playerId)])
    return { known: known ?? null, local: local ?? null }
  })
}
