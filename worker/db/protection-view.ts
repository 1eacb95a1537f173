import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Play } from '#domain/protection/play.ts'
import { getUsedSince, isStake } from '#domain/protection/used-since.ts'
import { currentPlayerId, database } from './page-database.ts'
import { readGuestProtection, readProtection, type StoredProtection } from './read-protection.ts'

/** The current player's protection; of a guest what players before have left on this device. */
export async function storedProtection(): Promise<StoredProtection> {
  const isGuest = (await database.session.get('current')) === undefined
  if (isGuest) return { known: null, local: await readGuestProtection(database) }
  return readProtection(database, (await currentPlayerId()) ?? '')
}

/** What a player has played on this device; null for nothing. */
export async function storedPlay(playerId: string): Promise<Play | null> {
  return (await database.play.get(playerId)) ?? null
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
