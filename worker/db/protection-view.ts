import { currentPlayerId, database } from './page-database.ts'
import type { LocalProtectionRow, ProtectionRow } from './rows.ts'

/** The player's protection; `known` null before it was fetched once, `local` null if nothing was set on this device. */
export type Protection = { known: ProtectionRow | null; local: LocalProtectionRow | null }

/** The current player's protection; of a guest both are null. */
export async function protection(): Promise<Protection> {
  const id = (await currentPlayerId()) ?? ''
  // At one moment: a limit moves from one to the other when the operator confirms it.
  return database.transaction('r', ['protection', 'localProtection'], async () => {
    const [known, local] = await Promise.all([database.protection.get(id), database.localProtection.get(id)])
    return { known: known ?? null, local: local ?? null }
  })
}
