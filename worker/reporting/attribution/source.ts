import { attachSource as endpoint, postUtm } from '#endpoints/attribution.ts'
import { hashToken } from '../../auth/ended-tokens.ts'
import { toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { log } from '../../core/page.ts'
import type { CookieValues } from '#domain/wire/cookies.ts'
import { withSourceLock } from './landing.ts'

/** Cookies that say where a player came from. */
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

/** The most reports (player and set of values) that are remembered. */
const SOURCES_STORED = 8

/** Reports to the operator where the player came from, after a login or registration; a failure is only logged. */
export async function attachSourceToPlayer(context: Context): Promise<void> {
  await attach(context).catch((error: unknown) => log('source not attached', toAppError(error).code))
}

/**
 * Reports each set of values once per player. Only a hash of it is stored, which outlives a logout and does not
 * identify the player. Throws `CommandError`.
 */
async function attach({ db, call, page, session }: Context): Promise<void> {
  // Waits for a campaign call in progress, because its advId is one of the values.
  const { cookies } = await withSourceLock(postUtm, () => page.bridge.current())
  const authSession = await session.current()
  if (!authSession) return
  const values = Object.fromEntries(VALUES.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : [])))
  if (Object.keys(values).length === 0) return
  const set = await hashToken(JSON.stringify([authSession.playerId ?? authSession.loginId, values]))
  const row = await db.facts.get('source')
  const sent = row?.id === 'source' ? row.sent : []
  if (sent.includes(set)) return
  await call(endpoint, { body: values, authSession })
  await db.facts.put({ id: 'source', sent: [set, ...sent].slice(0, SOURCES_STORED) })
}
