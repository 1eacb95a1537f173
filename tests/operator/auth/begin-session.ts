import { randomBytes } from 'node:crypto'
import type { Query } from '../database.ts'
import { remember } from '../history/past.ts'
import { assertNotExcluded } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { issueToken } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/**
 * Begins a session after a login or registration, and adds it to the player's login history. Returns its token; throws
 * 403 for an excluded player.
 */
export async function beginSession(tx: Query, world: World, player: number, visitor: Visitor): Promise<string> {
  await assertNotExcluded(tx, world, player)
  const { country } = world.settings
  await remember(tx, player, 'logins', world.clock.now(), { ...visitor, country })
  const family = randomBytes(12).toString('hex')
  await tx.run('INSERT INTO sessions (family, player, device, country) VALUES (?, ?, ?, ?)', [
    family,
    player,
    visitor.device,
    country,
  ])
  return issueToken(tx, world, player, family)
}
