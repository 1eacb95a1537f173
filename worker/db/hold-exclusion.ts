import type { MyDatabase } from './my-database.ts'
import { NOTHING_LOCAL } from './nothing-local.ts'
import type { LocalProtectionRow } from './rows.ts'

/**
 * Keeps an exclusion on this device for the time after the log-out that it causes. The player's id is empty where it is
 * not known: a log-in was rejected.
 */
export async function holdExclusion(
  { localProtection }: Pick<MyDatabase, 'localProtection'>,
  playerId: string,
  exclusion: NonNullable<LocalProtectionRow['exclusion']>,
): Promise<void> {
  const local = await localProtection.get(playerId)
  await localProtection.put({ ...(local ?? { playerId, ...NOTHING_LOCAL }), exclusion })
}
