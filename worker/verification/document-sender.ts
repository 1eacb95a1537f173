import type { Context } from '../core/context.ts'
import { toAppError } from '../core/command.ts'
import type { StoredDocumentRow } from '#db/rows.ts'
import { computeBackoff, waitUnlessAborted } from '../jobs/schedule.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { deliver, isPassing, settle, sendRemoval } from './delivery.ts'

const DOCUMENTS_LOCK = 'documents'
/** After a temporary error, the next attempt waits from 0.5 s up to 60 s. */
const AGAIN_MIN_MS = 500
const AGAIN_MAX_MS = 60_000
/** After so many failures the sender stops; the background job calls it again. */
const TRIES_AT_ONCE = 3

/**
 * Returns a function that sends waiting documents and removals, oldest first, in one tab at a time. Documents with a
 * temporary error stay stored. It may be called at any time; a `patient` call does nothing before the next attempt is
 * due.
 */
export function createDocumentSender(context: Context, stopped: AbortSignal): (patient?: boolean) => Promise<void> {
  const { connection } = context
  let waiting: Promise<void> | null = null
  let failures = 0
  let againAt = 0

  async function sendAll(): Promise<void> {
    waiting = null
    while (!stopped.aborted && connection.reachable) {
      const row = await nextDocument(context)
      if (!row) return
      try {
        await (row.removed ? sendRemoval(context, row) : deliver(context, row, stopped))
        failures = 0
      } catch (error) {
        if (!isPassing(error)) await settle(context, row, toAppError(error))
        else {
          failures += 1
          const pause = computeBackoff(failures, AGAIN_MIN_MS, AGAIN_MAX_MS)
          againAt = performance.now() + pause
          if (failures > TRIES_AT_ONCE) return
          await waitUnlessAborted(pause, stopped)
        }
      }
    }
  }

  return (patient = false) => {
    if (patient && performance.now() < againAt) return Promise.resolve()
    // A call that waits for the lock sends this document as well.
    waiting ??= requestLock(DOCUMENTS_LOCK, sendAll, { isPatient: true })
    return waiting
  }
}

async function nextDocument({ db, session }: Context): Promise<StoredDocumentRow | undefined> {
  const playerId = (await session.current())?.playerId
  if (!playerId) return undefined
  const rows = await db.documents.where({ playerId }).sortBy('addedAt')
  // Removals first: the operator limits the number of documents.
  return rows.find(({ removed }) => removed === 'untold') ?? rows.find(({ state }) => state === 'sending')
}
