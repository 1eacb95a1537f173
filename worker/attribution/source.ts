import { attachSource as endpoint, postUtm } from '../endpoints/attribution.ts'
import { hashToken } from '../auth/ended-tokens.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { log } from '../core/page.ts'
import type { CookieValues } from '../domain/protocol/cookies.ts'
import { withSourceLock } from './landing.ts'

/** What tells where a player came from (spec 7). */
const VALUES = [
  'stag',
  'promo',
  'partnerId',
  'advId',
  'advertiseUid',
  'advertiseSource',
  'cpaOneUid',
  'prHash',
] as const satisfies readonly (keyof CookieValues)[]

/** So many players and sets of values are remembered. */
const KEPT = 8

/** Tells the operator where the player came from, after a log-in or a registration; a failure is logged only (spec 8). */
export async function attachSourceToPlayer(context: Context): Promise<void> {
  await attach(context).catch((error: unknown) => log('source not attached', toAppError(error).code))
}

/**
 * Tells the operator where the player came from, once per set of values and player. What was told is remembered by its
 * hash alone, which outlives a logout and names nobody. Throws `CommandError`.
 */
async function attach({ db, call, page, session }: Context): Promise<void> {
  // An advId that the landing is just being given is one of the values.
  const { cookies } = await withSourceLock(postUtm, () => page.bridge.current())
  const holder = await session.current()
  if (!holder) return
  const values = Object.fromEntries(VALUES.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : [])))
  if (Object.keys(values).length === 0) return
  const set = await hashToken(JSON.stringify([holder.playerId ?? holder.loginId, values]))
  const row = await db.facts.get('source')
  const sent = row?.id === 'source' ? row.sent : []
  if (sent.includes(set)) return
  await call(endpoint, { body: values, holder })
  await db.facts.put({ id: 'source', sent: [set, ...sent].slice(0, KEPT) })
}
