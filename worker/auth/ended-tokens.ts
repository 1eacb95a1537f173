import type { MyDatabase } from '#db/my-database.ts'

/** Late cookies arrive within seconds, so a few tokens are enough. */
const TOKENS_STORED = 8

/** Hash of a token for the list of ended tokens: enough to recognise the token, not to use it. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 16)))
}

/** Hashes of the tokens whose sessions were ended on this device, the latest first. */
export async function endedTokens(db: MyDatabase): Promise<string[]> {
  const row = await db.facts.get('ended')
  return row?.id === 'ended' ? row.tokens : []
}

/**
 * Marks tokens as ended, or removes the mark of one that starts a session; joins the caller's transaction if there is
 * one.
 */
export async function markEnded(db: MyDatabase, ended: readonly string[], begun?: string): Promise<void> {
  const before = await endedTokens(db)
  const tokens = [...new Set([...ended, ...before])].filter((hash) => hash !== begun).slice(0, TOKENS_STORED)
  if (tokens.join() !== before.join()) await db.facts.put({ id: 'ended', tokens })
}

/** Whether a token was ended on this device: by a logout, a renewal, or a definite answer of the operator. */
export async function hasEnded(db: MyDatabase, token: string): Promise<boolean> {
  const hash = await hashToken(token)
  return (await endedTokens(db)).includes(hash)
}
