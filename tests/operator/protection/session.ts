import type { Currency } from '#domain/money/currencies.ts'
import type { TokenSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { type SessionLimit, readSessionLimits } from './rows.ts'

/** When a session began: with the first token of its family. */
export async function sessionStart(query: Query, { family }: TokenSession, now: number): Promise<number> {
  const row = await query.row({ at: 'int?' }, 'SELECT min(issued_at) AS at FROM tokens WHERE family = ?', [family])
  return row?.at ?? now
}

/**
 * The limit that holds in a session: the tightest of the one at its start and those chosen since, so that a higher one
 * holds from the next log-in on.
 */
export async function sessionLimitFor(
  query: Query,
  { player }: TokenSession,
  startedAt: number,
  currency: Currency,
): Promise<SessionLimit> {
  const chosen = await readSessionLimits(query, player, currency)
  const atStart = chosen.findLastIndex(({ at }) => at < startedAt)
  const inForce = chosen.slice(Math.max(0, atStart))
  return { minutes: lowest(inForce.map(({ minutes }) => minutes)), loss: lowest(inForce.map(({ loss }) => loss)) }
}

function lowest<Value extends number>(values: readonly (Value | null)[]): Value | null {
  const set = values.filter((value) => value !== null)
  return set.toSorted((one, other) => one - other)[0] ?? null
}
