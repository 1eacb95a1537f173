import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { getUsedSince, isStake } from '#domain/protection/used-since.ts'
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

/** What the player has staked in a currency since the operator's figures, or is staking now, minor units. */
export async function stakedSince(currency: Currency): Promise<Minor> {
  const playerId = (await currentPlayerId()) ?? ''
  const [known, intents] = await Promise.all([
    database.protection.get(playerId),
    database.intents.where({ playerId }).toArray(),
  ])
  return getUsedSince(intents, { currency, known: known ?? null, counts: isStake })
}
