import { createHash, randomBytes } from 'node:crypto'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import type { World } from '../world.ts'

/** The caller's session: the player, and the token family that one login began. */
export type TokenSession = { player: number; family: string }

/** Issues a token; with `family`, as a replacement within it. */
export async function issueToken(tx: Query, world: World, player: number, family?: string): Promise<string> {
  const token = `tlp_${randomBytes(32).toString('base64url')}`
  const now = world.clock.now()
  await tx.run(
    "INSERT INTO tokens (hash, player, family, state, issued_at, expires_at) VALUES (?, ?, ?, 'live', ?, ?)",
    [hashToken(token), player, family ?? randomBytes(12).toString('hex'), now, now + world.settings.tokenLifeMs],
  )
  return token
}

/** The session of a bearer token; throws 401 with the reason if there is none. */
export async function readSession(query: Query, world: World, bearer: string | null): Promise<TokenSession> {
  if (bearer === null) throw rejection(401, 'token.missing')
  const token = await readToken(query, bearer)
  if (!token) throw rejection(401, 'token.unknown')
  if (token.state !== 'live') throw rejection(401, 'token.revoked')
  if (token.expires_at <= world.clock.now()) throw rejection(401, 'token.expired')
  return { player: token.player, family: token.family }
}

/** `player`: whose token was rejected; null for one that is not known. */
export type Rotation =
  | { ok: true; token: string }
  | { ok: false; code: string; revokedFamily: string | null; player: number | null }

/**
 * Exchanges a token, expired or not, for a new one of its family and revokes it. A token that was already exchanged may
 * be stolen, so its whole family is revoked. Errors are returned, not thrown, so that the revocation is committed.
 */
export async function rotateToken(tx: Query, world: World, bearer: string | null): Promise<Rotation> {
  if (bearer === null) return { ok: false, code: 'token.missing', revokedFamily: null, player: null }
  const token = await readToken(tx, bearer)
  if (!token) return { ok: false, code: 'token.unknown', revokedFamily: null, player: null }
  if (token.state === 'live') {
    await tx.run("UPDATE tokens SET state = 'rotated' WHERE hash = ?", [hashToken(bearer)])
    return { ok: true, token: await issueToken(tx, world, token.player, token.family) }
  }
  if (token.state === 'rotated') await revokeFamily(tx, token.family)
  const revokedFamily = token.state === 'rotated' ? token.family : null
  return { ok: false, code: 'token.revoked', revokedFamily, player: token.player }
}

/** Ends the session of a token, expired or not, so that logout needs no refresh. Returns its family. */
export async function endSession(tx: Query, bearer: string | null): Promise<string | null> {
  const token = bearer === null ? undefined : await readToken(tx, bearer)
  if (!token) return null
  await revokeFamily(tx, token.family)
  return token.family
}

export async function revokeFamily(tx: Query, family: string): Promise<void> {
  await tx.run("UPDATE tokens SET state = 'revoked' WHERE family = ?", [family])
}

/** Ends every session of a player. */
export async function revokePlayer(tx: Query, player: number): Promise<void> {
  await tx.run("UPDATE tokens SET state = 'revoked' WHERE player = ?", [player])
}

/** Expires all live tokens, or those of one player. Returns how many. */
export async function expireTokens(tx: Query, world: World, player: number | null): Promise<number> {
  const { changed } = await tx.run(
    "UPDATE tokens SET expires_at = ? WHERE state = 'live' AND expires_at > ? AND (? IS NULL OR player = ?)",
    [world.clock.now(), world.clock.now(), player, player],
  )
  return changed
}

async function readToken(query: Query, bearer: string) {
  return query.row(
    { player: 'int', family: 'text', state: 'text', expires_at: 'int' },
    'SELECT player, family, state, expires_at FROM tokens WHERE hash = ?',
    [hashToken(bearer)],
  )
}

/** Only the hash of a token is stored, so a copy of the database contains no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
