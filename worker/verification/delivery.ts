import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { createDocument, getDocument, removeDocument, sendDocumentPart } from '#endpoints/verification.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '#db/rows.ts'
import { type AppError, type ErrorCode, CommandError } from '#domain/calls/result.ts'
import { isTransient } from '#domain/calls/transient-error.ts'
import { DOCUMENT_PART_BYTES } from '#domain/player/verification.ts'
import { getVerificationState } from './state.ts'

type DocumentReply = EndpointReply<typeof getDocument>

/** Temporary errors besides the transient ones: the document waits for a session, or for storage on the device. */
const WAITING: ReadonlySet<ErrorCode> = new Set(['unauthorised', 'cancelled', 'blocked', 'storage'])
/** Marks a document whose bytes can no longer be read. */
const UNREADABLE = 'document.unreadable'

/**
 * Sends one document from the operator's offset to its end, and stores each step. Throws `CommandError`; the chunks
 * that arrived stay sent.
 */
export async function deliver(context: Context, row: StoredDocumentRow, signal: AbortSignal): Promise<void> {
  const player = await context.session.player()
  let reply = await begin(context, player, row)
  while (await note(context, player, row, reply)) {
    reply = await sendPart(context, player, row.key, reply, signal)
  }
}

/** Deletes a removed document at the operator, then here. Throws `CommandError`. */
export async function sendRemoval({ db, call, session }: Context, { key, id }: StoredDocumentRow): Promise<void> {
  const player = await session.player()
  await call(removeDocument, { params: { id: id ?? '' }, authSession: player }).catch((error: unknown) => {
    // The operator has deleted it already.
    if (toAppError(error).reason !== 'document.unknown') throw error
  })
  await session.write(player, () => db.documents.delete(key))
}

/**
 * Handles a final rejection. A document becomes `refused`, with a reason: the operator's text, else its code or ours;
 * its bytes are deleted. A removed document stays hidden.
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

/** Whether the same call may still succeed later. */
export function isPassing(error: unknown): boolean {
  const known = toAppError(error)
  return isTransient(known) || WAITING.has(known.code)
}

/**
 * Returns the operator's state of a document; announces the document if the operator does not know it, or no longer
 * does.
 */
async function begin({ call }: Context, player: PlayerSession, row: StoredDocumentRow): Promise<DocumentReply> {
  if (row.id !== null) {
    try {
      return await call(getDocument, { params: { id: row.id }, authSession: player })
    } catch (error) {
      if (toAppError(error).status !== 404) throw error
    }
  }
  const { key, kind, name, size, type } = row
  if (type === null) throw new CommandError({ code: 'internal', retry: false })
  return call(createDocument, { body: { key, kind, name, size, type }, authSession: player })
}

/** Sends the next chunk. If the operator expects another offset (409), fetches that offset. */
async function sendPart(
  context: Context,
  player: PlayerSession,
  key: string,
  { id, received }: DocumentReply,
  signal: AbortSignal,
): Promise<DocumentReply> {
  const { call } = context
  const options = { params: { id }, query: { offset: String(received) }, authSession: player, signal }
  const bytes = await read(context, key, received)
  const reply = await call(sendDocumentPart, { ...options, bytes }).catch((error: unknown) => {
    if (toAppError(error).code !== 'conflict') throw error
    return call(getDocument, { params: { id }, authSession: player })
  })
  // An operator that accepts a chunk without advancing would be sent the same chunk forever.
  if (reply.received === received) throw new CommandError({ code: 'contract', reason: 'sendDocumentPart', retry: true })
  return reply
}

/** Reads the bytes before they are sent, so that an unreadable file does not look like a network error. */
async function read({ db }: Context, key: string, from: number): Promise<Blob> {
  const row = await db.documentFiles.get(key)
  const part = row?.file.slice(from, from + DOCUMENT_PART_BYTES)
  const bytes = await part?.arrayBuffer().catch(() => null)
  if (!bytes || bytes.byteLength === 0) throw new CommandError({ code: 'validation', reason: UNREADABLE, retry: false })
  return new Blob([bytes], { type: 'application/octet-stream' })
}

/** Stores the progress. True while there is more to send and the player has not removed the document. */
async function note(
  { db, session }: Context,
  player: PlayerSession,
  row: StoredDocumentRow,
  reply: DocumentReply,
): Promise<boolean> {
  const { key } = row
  const state = getVerificationState(reply)
  const progress = { id: reply.id, sent: reply.received }
  return session.write(player, async () => {
    const now = await db.documents.get(key)
    // The player removed it while it was being announced: the operator knows it now, so its removal has to be sent.
    if (!now) await db.documents.put({ ...row, ...progress, state: 'refused', removed: 'untold' })
    if (now?.state !== 'sending') return false
    await db.documents.update(key, state ? { ...progress, state, reason: reply.reason } : progress)
    if (state) await db.documentFiles.delete(key)
    return state === null
  })
}
