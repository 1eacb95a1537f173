import type { Query } from './database.ts'
import { refusal } from './http/problem.ts'

export type Intent = { key: string; player: number; call: string }

/**
 * Settles what moves money once per key. The first time `settle` runs and its reference is kept in the same
 * transaction; the same key with the same body gives that reference again. Throws 403 for another player's key,
 * 409 for a key that came with another body or that was closed by asking for it.
 */
export async function once(
  tx: Query,
  intent: Intent & { body: unknown },
  settle: () => Promise<string>,
): Promise<string> {
  const body = canonical(intent.body)
  const known = await readIntent(tx, intent)
  if (known) {
    if (known.reference === null) throw refusal(409, 'key.closed')
    if (known.call !== intent.call || known.body !== body) throw refusal(409, 'key.reused')
    return known.reference
  }
  const reference = await settle()
  await tx.run('INSERT INTO intents (key, player, call, body, reference) VALUES (?, ?, ?, ?, ?)', [
    intent.key,
    intent.player,
    intent.call,
    body,
    reference,
  ])
  return reference
}

/**
 * What a key led to. A key that was never seen is closed by the question: a request that is still under way with it
 * is refused when it comes, so that "unknown" is the last word and nobody is charged after having been told so.
 */
export async function outcomeOf(tx: Query, intent: Intent): Promise<string | null> {
  const known = await readIntent(tx, intent)
  if (known) return known.call === intent.call ? known.reference : null
  await tx.run('INSERT INTO intents (key, player, call) VALUES (?, ?, ?)', [intent.key, intent.player, intent.call])
  return null
}

async function readIntent(tx: Query, intent: Intent) {
  const known = await tx.row(
    { player: 'int', call: 'text', body: 'text?', reference: 'text?' },
    'SELECT player, call, body, reference FROM intents WHERE key = ?',
    [intent.key],
  )
  if (known && known.player !== intent.player) throw refusal(403, 'key.foreign')
  return known
}

/** The same body is the same text, whatever the order of its fields. */
function canonical(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
