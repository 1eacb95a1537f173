import type { Query } from '../database.ts'
import { insertPlayer } from '../players.ts'
import type { World } from '../world.ts'
import type { SocialState } from './states.ts'

export type Identified = { player: number; isNew: boolean }

/**
 * The player of a provider account. An unknown account is linked to the player who requested it, or gets a new player
 * without password, email and phone. Null when the account belongs to another player.
 */
export async function identifySocial(
  tx: Query,
  world: World,
  state: SocialState,
  account: string,
): Promise<Identified | null> {
  const subject = account.toLowerCase()
  const known = await tx.row({ player: 'int' }, 'SELECT player FROM identities WHERE provider = ? AND subject = ?', [
    state.provider,
    subject,
  ])
  if (known) return state.player === null || state.player === known.player ? { ...known, isNew: false } : null
  const { provider: method, currency, attribution } = state
  const player = state.player ?? (await insertPlayer(tx, world, { name: account, method, currency, attribution }, null))
  if (player === null) throw new Error('a player without address and number is taken')
  await tx.run('INSERT INTO identities (provider, subject, player) VALUES (?, ?, ?)', [method, subject, player])
  return { player, isNew: state.player === null }
}
