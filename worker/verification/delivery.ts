import type { ReplyOf } from '../http/endpoint.ts'
import type { AuthSession } from '../auth/auth-session.ts'
import { createDocument, getDocument, removeDocument, sendDocumentPart } from '../endpoints/verification.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '../db/rows.ts'
import { type AppError, type ErrorCode, CommandError } from '../core/result.ts'
import { isTransient } from '../domain/protocol/transient.ts'
import { DOCUMENT_PART_BYTES } from '../domain/account/verification.ts'
import { getVerificationState } from './state.ts'

type Player = AuthSession & { playerId: string }
type Told = ReplyOf<typeof getDocument>

/** Besides what is transient: the document waits for a session, or for room on the device. */
const WAITING: ReadonlySet<ErrorCode> = new Set(['unauthorised', 'cancelled', 'blocked', 'storage'])
/** Marks a document whose bytes can no longer be read. */
const UNREADABLE = 'document.unreadable'

/**
 * Sends one document from where the operator says it is to its end, writing down each step. Throws `CommandError`; what has
 * been sent stays sent.
 */
export async function deliver(context: Context, row: StoredDocumentRow, signal: AbortSignal): Promise<void> {
  const player = await context.session.player()
  let told = await begin(context, player, row)
  while (await note(context, player, row, told)) {
    told = await sendPart(context, player, row.key, told, signal)
  }
}

/** Has the operator forget a document that was taken back. Throws `CommandError`. */
export async function sendRemoval({ db, call, session }: Context, { key, id }: StoredDocumentRow): Promise<void> {
  const player = await session.player()
  await call(removeDocument, { params: { id: id ?? '' }, holder: player }).catch((error: unknown) => {
    // It has forgotten it already.
    if (toAppError(error).reason !== 'document.unknown') throw error
  })
  await session.write(player, () => db.documents.delete(key))
}

/**
 * The operator has said no, for good. A document is refused, with why: a text of the operator, else its code or ours;
 * its bytes go. One that was taken back stays out of sight.
 */
export async function settle({ db, session }: Context, row: StoredDocumentRow, error: AppError): Promise<void> {
  const player = await session.player()
  const text = Object.values(error.fields ?? {}).flat()[0]
  const reason = text ?? error.reason ?? error.code
  await session.write(player, async () => {
    await db.documents.update(row.key, row.removed ? { removed: 'told' } : { state: 'refused', reason })
    await db.documentFiles.delete(row.key)
  })
}

/** Whether it may still be taken as it is. */
export function isPassing(error: unknown): boolean {
  const known = toAppError(error)
  return isTransient(known) || WAITING.has(known.code)
}

/** How far the operator is with a document: announced anew where it has never heard of it, or not any more. */
async function begin({ call }: Context, player: Player, row: StoredDocumentRow): Promise<Told> {
  if (row.id !== null) {
    try {
      return await call(getDocument, { params: { id: row.id }, holder: player })
    } catch (error) {
      if (toAppError(error).status !== 404) throw error
    }
  }
  const { key, kind, name, size, type } = row
  if (type === null) throw new CommandError({ code: 'internal', retry: false })
  return call(createDocument, { body: { key, kind, name, size, type }, holder: player })
}

/** Sends the bytes that follow; where the operator is elsewhere (409), asks where. */
async function sendPart(
  context: Context,
  player: Player,
  key: string,
  { id, received }: Told,
  signal: AbortSignal,
): Promise<Told> {
  const { call } = context
  const options = { params: { id }, query: { offset: String(received) }, holder: player, signal }
  const bytes = await read(context, key, received)
  const told = await call(sendDocumentPart, { ...options, bytes }).catch((error: unknown) => {
    if (toAppError(error).code !== 'conflict') throw error
    return call(getDocument, { params: { id }, holder: player })
  })
  // Whoever takes a part and is no further would be sent it for ever.
  if (told.received === received) throw new CommandError({ code: 'contract', reason: 'sendDocumentPart', retry: true })
  return told
}

/** Read whole before they are sent: a file that is gone is no broken connection. */
async function read({ db }: Context, key: string, from: number): Promise<Blob> {
  const row = await db.documentFiles.get(key)
  const part = row?.file.slice(from, from + DOCUMENT_PART_BYTES)
  const bytes = await part?.arrayBuffer().catch(() => null)
  if (!bytes || bytes.byteLength === 0) throw new CommandError({ code: 'validation', reason: UNREADABLE, retry: false })
  return new Blob([bytes], { type: 'application/octet-stream' })
}

/** Writes down how far it is; true while there is more to send, and the player has not taken it back. */
async function note({ db, session }: Context, player: Player, row: StoredDocumentRow, told: Told): Promise<boolean> {
  const { key } = row
  const state = getVerificationState(told)
  const progress = { id: told.id, sent: told.received }
  return session.write(player, async () => {
    const now = await db.documents.get(key)
    // Taken back while it was announced: now the operator has heard of it.
    if (!now) await db.documents.put({ ...row, ...progress, state: 'refused', removed: 'untold' })
    if (now?.state !== 'sending') return false
    await db.documents.update(key, state ? { ...progress, state, reason: told.reason } : progress)
    if (state) await db.documentFiles.delete(key)
    return state === null
  })
}
