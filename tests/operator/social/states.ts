import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/money/currencies.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'

/** The data of a social login, stored while the visitor is at the provider. */
export type SocialState = {
  provider: string
  /** The origin of the page that started the login; the visitor is sent back there. */
  origin: string
  /** The player who links the provider account; null for a guest. */
  player: number | null
  currency: Currency
  attribution: Record<string, string>
}

/** Stores a state under an unguessable name; returns the name. */
export async function saveState(tx: Query, world: World, state: SocialState): Promise<string> {
  const name = randomBytes(24).toString('base64url')
  await tx.run(
    `INSERT INTO social_states (state, provider, origin, player, currency, attribution, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      name,
      state.provider,
      state.origin,
      state.player,
      state.currency,
      JSON.stringify(state.attribution),
      world.clock.now(),
    ],
  )
  return name
}

/** A stored state; null when it is unknown, used, expired, or of another provider. */
export async function readState(
  query: Query,
  world: World,
  provider: string,
  name: string,
): Promise<SocialState | null> {
  const row = await query.row(
    { origin: 'text', player: 'int?', currency: 'text', attribution: 'text', made_at: 'int' },
    'SELECT origin, player, currency, attribution, made_at FROM social_states WHERE state = ? AND provider = ?',
    [name, provider],
  )
  if (!row || row.made_at + world.settings.socialLifeMs <= world.clock.now()) return null
  const currency = isCurrency(row.currency) ? row.currency : DEFAULT_CURRENCY
  return { provider, origin: row.origin, player: row.player, currency, attribution: JSON.parse(row.attribution) }
}

/** Deletes a state; false when a concurrent request has already used it. */
export async function dropState(tx: Query, name: string): Promise<boolean> {
  const { changed } = await tx.run('DELETE FROM social_states WHERE state = ?', [name])
  return changed === 1
}
