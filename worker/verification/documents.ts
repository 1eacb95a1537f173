import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import {
  DOCUMENTS_AT_MOST,
  type DocumentKind,
  type DocumentType,
  SIGNATURE_BYTES,
  documentSizeProblem,
  documentType,
} from '#domain/player/verification.ts'

const NAME_LENGTH = 200

/**
 * Stores a document with its bytes until they have arrived at the operator; returns its key. Throws `CommandError`, and
 * then stores nothing.
 */
export async function addDocument(
  { db, session, clock }: Context,
  { kind, file }: { kind: DocumentKind; file: File },
): Promise<string> {
  const player = await session.player()
  const { playerId } = player
  const problem = documentSizeProblem(file.size)
  if (problem !== null) throw toRejection(problem)
  const type = await detectType(file)
  const key = crypto.randomUUID()
  await session.write(player, async () => {
    const rows = await db.documents.where({ playerId }).toArray()
    const storedDocuments = rows.filter(({ state, removed }) => !removed && state !== 'refused')
    if (storedDocuments.length >= DOCUMENTS_AT_MOST) throw toRejection(`document.tooMany:${DOCUMENTS_AT_MOST}`)
    await db.documents.add({
      key,
      playerId,
      kind,
      name: file.name.slice(-NAME_LENGTH),
      type,
      size: file.size,
      id: null,
      sent: 0,
      state: 'sending',
      reason: null,
      // The server clock is an estimate and may go back: this preserves the order in which documents were added.
      addedAt: Math.max(clock.now(), ...rows.map(({ addedAt }) => addedAt + 1)),
    })
    await db.documentFiles.add({ key, file: file.slice(0, file.size, type) })
  })
  return key
}

/** Removes a document that has not been submitted for review. Throws `CommandError`. */
export async function dropDocument({ db, session }: Context, key: string): Promise<void> {
  const player = await session.player()
  await session.write(player, async () => {
    const row = await db.documents.get(key)
    if (!row || row.playerId !== player.playerId) return
    if (row.state === 'submitted' || row.state === 'accepted')
      throw new CommandError({ code: 'conflict', retry: false })
    await db.documentFiles.delete(key)
    // The operator knows the document: its removal has to be sent as well.
    if (row.id !== null) await db.documents.update(key, { state: 'refused', removed: 'untold' })
    else await db.documents.delete(key)
  })
}

async function detectType(file: File): Promise<DocumentType> {
  // The file may have been moved or changed since the player picked it.
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw toRejection('document.unreadable')
    })
  const type = documentType(new Uint8Array(start))
  if (type === null) throw toRejection('document.type')
  return type
}

function toRejection(text: string): CommandError {
  return new CommandError({ code: 'validation', fields: { file: [text] }, retry: false })
}
