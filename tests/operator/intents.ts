import type { Query } from './database.ts'
import { rejection } from './http/problem.ts'

export type Intent = { key: string; player: number; call: string }

/**
 * Runs a money operation once per key. The first call runs `settle` and saves its reference in the same transaction;
 * the same key with the same body returns that reference again. Throws 403 for another player's key, 409 for a key that
 * was used with another body or was closed by `readOutcome`.
 */
export async function once(
  tx: Query,
  intent: Intent & { body: unknown },
  settle: () => Promise<string>,
): Promise<string> {
  const body = canonical(intent.body)
  const known = await readIntent(tx, intent)
  if (known) {
    if (known.reference === null) throw rejection(409, 'key.closed')
    if (known.call !== intent.call || known.body !== body) throw rejection(409, 'key.reused')
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
 * The reference that a key led to, or null. Looking up an unused key closes it: a request with that key which arrives
 * later is rejected, so "unknown" is final and the player cannot be charged afterwards.
 */
export async function readOutcome(tx: Query, intent: Intent): Promise<string | null> {
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
  if (known && known.player !== intent.player) throw rejection(403, 'key.foreign')
  return known
}

/** Serializes a body with sorted fields, so that equal bodies give equal text. */
function canonical(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
