import type { ReplyOf } from '../http/endpoint.ts'
import { getVerification, submitVerification } from '../endpoints/verification.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { StoredDocumentRow } from '../db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { CommandError } from '../core/result.ts'
import { verificationStatus } from '../domain/account/verification.ts'
import { getVerificationState } from './state.ts'

type Told = ReplyOf<typeof getVerification>['documents'][number]

/** Fetches how far it is and what the operator has, other devices' documents too. Throws `CommandError`. */
export async function loadVerification(context: Context): Promise<void> {
  const { db, call, session, clock, trackLoad } = context
  const player = await session.player()
  const before = await documentsOf(context, player.playerId)
  const reply = await trackLoad('verification', () => call(getVerification, { holder: player }))
  await session.write(player, async () => {
    await takeStatus(context, player.playerId, reply.status)
    const rows = await documentsOf(context, player.playerId)
    for (const told of reply.documents) {
      const row = rows.find(({ id }) => id === told.id)
      const taken = row ? merged(row, told) : foreign(player.playerId, told, clock.now())
      if (!taken) continue
      await db.documents.put(taken)
      await db.documentFiles.delete(taken.key)
    }
    // What was there when it was asked for and is not told of, the operator has let go.
    const told = new Set(reply.documents.map(({ id }) => id))
    const gone = before.filter(({ id, state }) => id !== null && state !== 'sending' && !told.has(id))
    await db.documents.bulkDelete(gone.map(({ key }) => key))
  })
}

/** Has somebody look at what has arrived. Throws `CommandError`. */
export async function submit(context: Context): Promise<void> {
  const { db, call, session } = context
  const player = await session.player()
  const arrived = (await documentsOf(context, player.playerId)).filter(
    ({ id, state, removed }) => id !== null && state === 'arrived' && !removed,
  )
  const documents = arrived.flatMap(({ id }) => id ?? [])
  if (documents.length === 0) {
    throw new CommandError({ code: 'validation', fields: { documents: ['verification.none'] }, retry: false })
  }
  const { status } = await call(submitVerification, { body: { documents }, holder: player }).catch(
    async (error: unknown) => {
      // The operator has them otherwise than we do: then so do we.
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

/** The status as the operator says it, into the profile. */
async function takeStatus({ db }: Context, playerId: string, word: string | null): Promise<void> {
  const player = await db.players.get(playerId)
  if (!player) return
  await db.players.update(playerId, { verification: { ...player.verification, status: verificationStatus(word) } })
}

/**
 * A row of ours as the operator has it; null where that is no news. One that was submitted is not arrived again: then
 * the reply is a late one.
 */
function merged(row: StoredDocumentRow, told: Told): StoredDocumentRow | null {
  const state = getVerificationState(told)
  if (state === null || row.removed || (state === 'arrived' && row.state !== 'sending')) return null
  return { ...row, state, reason: told.reason, sent: told.received }
}

/** A row for what another device has sent, or this one in an earlier session; what is still on its way is not shown. */
function foreign(playerId: string, told: Told, now: number): StoredDocumentRow | null {
  const state = getVerificationState(told)
  if (state === null) return null
  const { id, kind, name, size, received: sent, reason } = told
  const key = `${playerId}:${id}`
  return { key, playerId, kind, name, type: null, size, id, sent, state, reason, addedAt: now }
}

function documentsOf({ db }: Context, playerId: string): Promise<StoredDocumentRow[]> {
  return db.documents.where({ playerId }).toArray()
}
