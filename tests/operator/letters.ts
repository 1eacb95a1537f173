import type { Recipient } from '#domain/player/recipient.ts'
import type { Query } from './database.ts'
import type { World } from './world.ts'

export type LetterKind = 'login' | 'confirm' | 'reset' | 'login-data'
export type Letter = {
  id: number
  /** An email in lower case, or a phone number in E.164. */
  to: string
  kind: string
  code: string | null
  link: string | null
  text: string
  /** ms since the epoch. */
  at: number
}

/** A recipient in the normalized form that is stored and compared. */
export function getAddress(to: Recipient): string {
  return 'email' in to ? to.email.toLowerCase() : to.phone
}

/** "Sends" an email or text message: it is only stored, and shown by the outbox page. */
export async function sendLetter(
  tx: Query,
  world: World,
  letter: { to: string; kind: LetterKind; code?: string; link?: string; text: string },
): Promise<void> {
  await tx.run('INSERT INTO letters (recipient, kind, code, link, text, at) VALUES (?, ?, ?, ?, ?, ?)', [
    letter.to,
    letter.kind,
    letter.code ?? null,
    letter.link ?? null,
    letter.text,
    world.clock.now(),
  ])
}

const COLUMNS = {
  id: 'int',
  recipient: 'text',
  kind: 'text',
  code: 'text?',
  link: 'text?',
  text: 'text',
  at: 'int',
} as const

/** The messages sent to a recipient, or to all; newest first. */
export async function lettersTo(query: Query, to: string | null, most = 200): Promise<Letter[]> {
  const rows = await query.rows(
    COLUMNS,
    `SELECT ${Object.keys(COLUMNS).join(', ')} FROM letters WHERE (? IS NULL OR recipient = ?) ORDER BY id DESC LIMIT ?`,
    [to, to, most],
  )
  return rows.map(({ recipient, ...row }) => ({ ...row, to: recipient }))
}
