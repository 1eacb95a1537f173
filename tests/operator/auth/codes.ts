import { randomInt } from 'node:crypto'
import type { codeSentFields } from '#endpoints/account-fields.ts'
import type { InferInput } from 'valibot'
import type { Query } from '../database.ts'
import { invalid, type Problem, rejection } from '../http/problem.ts'
import type { World } from '../world.ts'

/** The purpose of a code. A confirmation code works only for the player who requested it. */
export type Purpose = 'login' | 'reset' | `confirm ${number}`
type Sent = InferInput<typeof codeSentFields>

const TRIES = 5
const DIGITS = 6
const COLUMNS = { code: 'text?', tries: 'int', sent_at: 'int' } as const

/**
 * Makes a code and passes it to `send`. For an unknown recipient everything looks the same, but nothing is sent. A
 * second request within the resend time keeps the current code and returns the remaining time. It throws 429 instead
 * when `again` is set (the player pressed "Send again") or when the code has had too many wrong tries. Times in the
 * reply are seconds.
 */
export async function sendCode(
  tx: Query,
  world: World,
  about: { purpose: Purpose; to: string; known: boolean; again: boolean },
  send: (code: string) => Promise<void>,
): Promise<Sent> {
  const { codeLifeMs, codeResendMs } = world.settings
  const now = world.clock.now()
  const before = await readCode(tx, about)
  const wait = before ? before.sent_at + codeResendMs - now : 0
  if (before && wait > 0) {
    if (about.again || before.tries >= TRIES) throw tooMany(wait)
    return { resend_in: seconds(wait), expires_in: seconds(before.sent_at + codeLifeMs - now) }
  }
  const code = about.known ? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0') : null
  await tx.run(
    `INSERT INTO codes (purpose, recipient, code, sent_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (purpose, recipient) DO UPDATE SET code = excluded.code, tries = 0, sent_at = excluded.sent_at`,
    [about.purpose, about.to, code, now],
  )
  if (code !== null) await send(code)
  return { resend_in: seconds(codeResendMs), expires_in: seconds(codeLifeMs) }
}

/** How long a code is valid, in whole minutes. */
export function codeMinutes({ settings }: World): number {
  return Math.round(settings.codeLifeMs / 60_000)
}

/**
 * Uses up a code. Returns (not throws) the error when it is not the recipient's current code, so that the transaction
 * commits and the try is counted.
 */
export async function useCode(
  tx: Query,
  world: World,
  about: { purpose: Purpose; to: string; code: string },
): Promise<Problem | null> {
  const { codeLifeMs, codeResendMs } = world.settings
  const now = world.clock.now()
  const live = await readCode(tx, about)
  if (!live || live.sent_at + codeLifeMs <= now) return invalid({ code: ['code.expired'] })
  if (live.tries >= TRIES) return tooMany(live.sent_at + codeResendMs - now)
  const of = [about.purpose, about.to]
  if (live.code !== about.code) {
    await tx.run('UPDATE codes SET tries = tries + 1 WHERE purpose = ? AND recipient = ?', of)
    return invalid({ code: ['code.wrong'] })
  }
  await tx.run('DELETE FROM codes WHERE purpose = ? AND recipient = ?', of)
  return null
}

/** A 429 error with Retry-After of at least 1 s, after which another code may be requested. */
export function tooMany(waitMs: number): Problem {
  return rejection(429, 'code.tooMany', { 'Retry-After': String(Math.max(1, seconds(waitMs))) })
}

function seconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1_000))
}

async function readCode(query: Query, { purpose, to }: { purpose: Purpose; to: string }) {
  return query.row(COLUMNS, 'SELECT code, tries, sent_at FROM codes WHERE purpose = ? AND recipient = ?', [purpose, to])
}
