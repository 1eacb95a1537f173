import type { Context } from '../core/context.ts'
import { CommandError } from '../core/result.ts'
import {
  DOCUMENTS_AT_MOST,
  type DocumentKind,
  type DocumentType,
  SIGNATURE_BYTES,
  documentSizeProblem,
  documentType,
} from '../domain/account/verification.ts'

const NAME_LENGTH = 200

/** Keeps a document with its bytes until they have arrived; gives its key. Throws `CommandError`, having kept nothing. */
export async function addDocument(
  { db, session, clock }: Context,
  { kind, file }: { kind: DocumentKind; file: File },
): Promise<string> {
  const player = await session.player()
  const { playerId } = player
  const problem = documentSizeProblem(file.size)
  if (problem !== null) throw refusal(problem)
  const type = await typeOf(file)
  const key = crypto.randomUUID()
  await session.write(player, async () => {
    const rows = await db.documents.where({ playerId }).toArray()
    const held = rows.filter(({ state, removed }) => !removed && state !== 'refused')
    if (held.length >= DOCUMENTS_AT_MOST) throw refusal(`document.tooMany:${DOCUMENTS_AT_MOST}`)
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
      // The server's clock is an estimate, which may go back: they stay in the order in which they were added.
      addedAt: Math.max(clock.now(), ...rows.map(({ addedAt }) => addedAt + 1)),
    })
    await db.documentFiles.add({ key, file: file.slice(0, file.size, type) })
  })
  return key
}

/** Takes a document back that nobody has been asked to look at. Throws `CommandError`. */
export async function dropDocument({ db, session }: Context, key: string): Promise<void> {
  const player = await session.player()
  await session.write(player, async () => {
    const row = await db.documents.get(key)
    if (!row || row.playerId !== player.playerId) return
    if (row.state === 'submitted' || row.state === 'accepted')
      throw new CommandError({ code: 'conflict', retry: false })
    await db.documentFiles.delete(key)
    // The operator has heard of it: it is to hear of this as well.
    if (row.id !== null) await db.documents.update(key, { state: 'refused', removed: 'untold' })
    else await db.documents.delete(key)
  })
}

async function typeOf(file: File): Promise<DocumentType> {
  // It may have been moved or changed since it was picked.
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw refusal('document.unreadable')
    })
  const type = documentType(new Uint8Array(start))
  if (type === null) throw refusal('document.type')
  return type
}

function refusal(text: string): CommandError {
  return new CommandError({ code: 'validation', fields: { file: [text] }, retry: false })
}
