import type { Query } from '../database.ts'
import { remember } from '../history/past.ts'
import type { World } from '../world.ts'
import { issueToken } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/** Begins a session after a login or registration, and adds it to the player's login history. Returns its token. */
export async function beginSession(tx: Query, world: World, player: number, visitor: Visitor): Promise<string> {
  await remember(tx, player, 'logins', world.clock.now(), { ...visitor, country: world.settings.country })
  return issueToken(tx, world, player)
}
