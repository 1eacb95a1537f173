import type { EndpointReply } from '../http/endpoint.ts'
import { getVerification, submitVerification } from '#endpoints/verification.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '#db/rows.ts'
import { noteVerification } from '../core/note-verification.ts'
import { loadProfile } from '../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { verificationStatus } from '#domain/player/verification.ts'
import { getVerificationState } from './state.ts'

type ReportedDocument = EndpointReply<typeof getVerification>['documents'][number]

/**
 * Fetches the verification status and the operator's documents, including those sent from other devices. Throws
 * `CommandError`.
 */
export async function loadVerification(context: Context): Promise<void> {
  const { db, call, session, clock, trackLoad } = context
  const player = await session.player()
  const before = await queryDocuments(context, player.playerId)
  const reply = await trackLoad('verification', () => call(getVerification, { authSession: player }))
  await session.write(player, async () => {
    await takeStatus(context, player.playerId, reply.status)
    const rows = await queryDocuments(context, player.playerId)
    for (const reported of reply.documents) {
      const row = rows.find(({ id }) => id === reported.id)
      const taken = row ? merged(row, reported) : foreign(player.playerId, reported, clock.now())
      if (!taken) continue
      await db.documents.put(taken)
      await db.documentFiles.delete(taken.key)
    }
    // The operator has deleted documents that were stored before the request and are missing in the reply.
    const reported = new Set(reply.documents.map(({ id }) => id))
    const gone = before.filter(({ id, state }) => id !== null && state !== 'sending' && !reported.has(id))
    await db.documents.bulkDelete(gone.map(({ key }) => key))
  })
}

/** Submits all arrived documents for review, then fetches the profile. Throws `CommandError`. */
export async function submit(context: Context): Promise<void> {
  const { db, call, session } = context
  const player = await session.player()
  const arrived = (await queryDocuments(context, player.playerId)).filter(
    ({ id, state, removed }) => id !== null && state === 'arrived' && !removed,
  )
  const documents = arrived.flatMap(({ id }) => id ?? [])
  if (documents.length === 0) {
    throw new CommandError({ code: 'validation', fields: { documents: ['verification.none'] }, retry: false })
  }
  const { status } = await call(submitVerification, { body: { documents }, authSession: player }).catch(
    async (error: unknown) => {
      // The operator's list of documents differs from ours: fetch it.
      if (['validation', 'conflict'].includes(toAppError(error).code)) await loadVerification(context).catch(() => null)
      throw error
    },
  )
  await session.write(player, async () => {
    await takeStatus(context, player.playerId, status)
    await Promise.all(arrived.map(({ key }) => db.documents.update(key, { state: 'submitted' })))
  })
  await loadProfile(context).catch(() => null)
}

/** Writes the operator's verification status into the profile. */
async function takeStatus(context: Context, playerId: string, word: string | null): Promise<void> {
  const { db } = context
  const player = await db.players.get(playerId)
  if (!player) return
  const status = verificationStatus(word)
  await noteVerification(context, playerId, status)
  await db.players.update(playerId, { verification: { ...player.verification, status } })
}

/**
 * A stored document updated from the reply; null if nothing changes. A late reply does not set a submitted document
 * back to `arrived`.
 */
function merged(row: StoredDocumentRow, reported: ReportedDocument): StoredDocumentRow | null {
  const state = getVerificationState(reported)
  if (state === null || row.removed || (state === 'arrived' && row.state !== 'sending')) return null
  return { ...row, state, reason: reported.reason, sent: reported.received }
}

/** A row for a document sent by another device or in an earlier session; null while its bytes have not all arrived. */
function foreign(playerId: string, reported: ReportedDocument, now: number): StoredDocumentRow | null {
  const state = getVerificationState(reported)
  if (state === null) return null
  const { id, kind, name, size, received: sent, reason } = reported
  const key = `${playerId}:${id}`
  return { key, playerId, kind, name, type: null, size, id, sent, state, reason, addedAt: now }
}

function queryDocuments({ db }: Context, playerId: string): Promise<StoredDocumentRow[]> {
  return db.documents.where({ playerId }).toArray()
}
