import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../../worker/domain/money/currencies.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'

/** What a log-in by a provider is begun with, and is gone on with when the person comes back. */
export type SocialState = {
  provider: string
  /** Of the page that asked; the person is sent back there. */
  origin: string
  /** Who wants to be joined to the provider; null for a guest. */
  player: number | null
  currency: Currency
  attribution: Record<string, string>
}

/** Keeps it under a text that nobody can guess; gives that. */
export async function keepState(tx: Query, world: World, state: SocialState): Promise<string> {
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

/** What is kept; null where it is unknown, used or too old, or belongs to another provider. */
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

/** Uses it up; false where somebody else just has. */
export async function dropState(tx: Query, name: string): Promise<boolean> {
  const { changed } = await tx.run('DELETE FROM social_states WHERE state = ?', [name])
  return changed === 1
}
