import { randomInt } from 'node:crypto'
import type { codeSentFields } from '../../../worker/endpoints/account-fields.ts'
import type { InferInput } from 'valibot'
import type { Query } from '../database.ts'
import { invalid, type Problem, refusal } from '../http/problem.ts'
import type { World } from '../world.ts'

/** What a code is good for; one that confirms is good for the player who asked for it alone. */
export type Purpose = 'login' | 'reset' | `confirm ${number}`
type Sent = InferInput<typeof codeSentFields>

const TRIES = 5
const DIGITS = 6
const COLUMNS = { code: 'text?', tries: 'int', sent_at: 'int' } as const

/**
 * Makes a code and gives it to `send`, unless nobody may get one: then all goes the same way and nothing is sent.
 * Asked for again before its time, the code that is under way stands, and the time that is left is told; with `again`
 * (a player presses "Send again") that is refused with 429, and so it is where the code was guessed at too often.
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
 * Uses a code up. Gives what is to be thrown where it is not the live one of this recipient: a value, as the try must
 * be counted whatever becomes of the request.
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

/** Refuses for so many ms, at least a second: what is waited for is another code. */
export function tooMany(waitMs: number): Problem {
  return refusal(429, 'code.tooMany', { 'Retry-After': String(Math.max(1, seconds(waitMs))) })
}

function seconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1_000))
}

async function readCode(query: Query, { purpose, to }: { purpose: Purpose; to: string }) {
  return query.row(COLUMNS, 'SELECT code, tries, sent_at FROM codes WHERE purpose = ? AND recipient = ?', [purpose, to])
}
