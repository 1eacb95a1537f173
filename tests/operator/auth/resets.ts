import { randomBytes } from 'node:crypto'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'
import { hashToken } from './tokens.ts'

export type Reset = {
  player: number
  /** The email or phone that it was sent to. */
  recipient: string
  /** The code that it was issued for; null for the token of an emailed link. */
  code: string | null
  isConfirmed: boolean
}

/** Makes a token that is valid for one password change. */
export async function makeReset(tx: Query, world: World, reset: Reset): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.run('INSERT INTO resets (hash, player, recipient, code, is_confirmed, made_at) VALUES (?, ?, ?, ?, ?, ?)', [
    hashToken(token),
    reset.player,
    reset.recipient,
    reset.code,
    Number(reset.isConfirmed),
    world.clock.now(),
  ])
  return token
}

const COLUMNS = { player: 'int', recipient: 'text', code: 'text?', is_confirmed: 'int', made_at: 'int' } as const

/** The data of a reset token; null when it is unknown, used or expired. */
export async function readReset(query: Query, world: World, token: string): Promise<Reset | null> {
  const row = await query.row(
    COLUMNS,
    'SELECT player, recipient, code, is_confirmed, made_at FROM resets WHERE hash = ?',
    [hashToken(token)],
  )
  if (!row || row.made_at + world.settings.resetLifeMs <= world.clock.now()) return null
  const { player, recipient, code } = row
  return { player, recipient, code, isConfirmed: row.is_confirmed === 1 }
}

export async function confirmReset(tx: Query, token: string): Promise<void> {
  await tx.run('UPDATE resets SET is_confirmed = 1 WHERE hash = ?', [hashToken(token)])
}

/** Invalidates every reset token of a player: one was used, or a newer message is being sent. */
export async function dropResets(tx: Query, player: number): Promise<void> {
  await tx.run('DELETE FROM resets WHERE player = ?', [player])
}
