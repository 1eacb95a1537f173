import type { MyDatabase } from './my-database.ts'
import { NOTHING_LOCAL } from './nothing-local.ts'
import type { LocalProtectionRow, ProtectionRow } from './rows.ts'

/** The stores that `readProtection` reads. */
export const PROTECTION_STORES = ['protection', 'localProtection'] as const

/** `known` null before the operator has replied once, `local` null if nothing was set on this device. */
export type StoredProtection = { known: ProtectionRow | null; local: LocalProtectionRow | null }

/**
 * What the operator last said of a player and what this device holds, as they stood at one moment: a limit moves from
 * one to the other when the operator confirms it.
 */
export function readProtection(
  db: Pick<MyDatabase, 'transaction' | (typeof PROTECTION_STORES)[number]>,
  playerId: string,
): Promise<StoredProtection> {
  return db.transaction('r', PROTECTION_STORES, async () => {
    const [known, local] = await Promise.all([db.protection.get(playerId), db.localProtection.get(playerId)])
    return { known: known ?? null, local: local ?? null }
  })
}

/**
 * The breaks and exclusions of all players of this device, as one row without a player: they close it to a guest, too.
 * With the start of the guest's last round.
 */
export async function readGuestProtection(db: Pick<MyDatabase, 'localProtection'>): Promise<LocalProtectionRow> {
  const rows = await db.localProtection.toArray()
  const exclusions = rows.flatMap(({ exclusion }) => exclusion ?? [])
  const breakUntil = Math.max(0, ...rows.map((row) => row.breakUntil ?? 0)) || null
  // The longest one: without an end, or with the last end.
  const [exclusion = null] = exclusions.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity))
  const guest = rows.find(({ playerId }) => playerId === '')
  return { ...NOTHING_LOCAL, ...guest, playerId: '', breakUntil, exclusion }
}
