import { randomBytes } from 'node:crypto'
import type { Query } from '../database.ts'
import { hashToken } from './tokens.ts'

/** Makes the token of a simple-auth link, valid for one login. */
export async function makeSimpleToken(tx: Query, player: number): Promise<string> {
  const token = `sat_${randomBytes(24).toString('base64url')}`
  await tx.run('INSERT INTO simple_tokens (hash, player) VALUES (?, ?)', [hashToken(token), player])
  return token
}

/** Uses up a token; returns its player, or null. */
export async function useSimpleToken(tx: Query, token: string): Promise<number | null> {
  const row = await tx.row({ player: 'int' }, 'DELETE FROM simple_tokens WHERE hash = ? RETURNING player', [
    hashToken(token),
  ])
  return row?.player ?? null
}
