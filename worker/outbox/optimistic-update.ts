import type { Table } from 'dexie'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { ChosenRow } from '#db/rows.ts'
import { CommandError, type ErrorCode } from '#domain/calls/result.ts'
import { QUEUE_MAX_AGE_MS } from '#domain/settings/constants.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { isTransient } from '#domain/calls/transient-error.ts'
import { toAddress } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { dropEnqueuedCalls, isCallEnqueued } from './enqueued-calls.ts'
import { enqueueCall } from './outbox.ts'
import type { AuthSession } from '../auth/auth-session.ts'

/**
 * Optimistic update: write locally, then send. The pending value wins until the operator accepts or rejects it. An
 * enqueued value stays pending until the operator answers a request that started after the call had left the queue.
 */
export type OptimisticUpdates<Chosen extends object> = {
  /**
   * Prefix of the subjects: each setting is a subject of this and its name, with its own lock and its own place in the
   * queue.
   */
  subject: string
  rows: (db: MyDatabase) => Table<ChosenRow<Chosen>, string>
  /** The call that sends one setting. */
  call: (change: Partial<Chosen>) => SettingCall
  /** Writes what the operator has accepted; runs inside the transaction that removes the pending value. */
  taken: (context: Context, playerId: string, change: Partial<Chosen>) => Promise<unknown>
}
/** The code of the error for which a value could not be sent yet; null if it was sent. */
export type Enqueued = { queued: ErrorCode | null }
type SettingCall = { endpoint: Endpoint; params?: Record<string, string>; body: unknown }
type Name<Chosen> = keyof Chosen & string

/**
 * Applies changes: each setting is sent, and enqueued after a transient error, by itself. Returns the code of the error
 * for which one is enqueued. Throws `CommandError`; a rejected value is no longer pending then.
 */
export async function applyOptimistic<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  change: Partial<Chosen>,
): Promise<Enqueued> {
  const authSession = await context.session.current()
  if (!authSession) throw new CommandError({ code: 'unauthorised', retry: false })
  const waited = await savePending(context, kind, authSession, change)
  const results = await Promise.allSettled(
    getChangedNames(change).map((name) =>
      sendSetting(context, kind, authSession, only(change, name), name, waited.includes(name)),
    ),
  )
  const rejected = results.find(({ status }) => status === 'rejected')
  if (rejected?.status === 'rejected') throw rejected.reason
  const codes = results.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []))
  // What the network has not caused needs a word of its own.
  return { queued: codes.find((code) => code !== 'offline') ?? codes[0] ?? null }
}

/**
 * Called before a request whose answer settles pending values. Returns a function that removes the settled ones inside
 * the caller's transaction. Values that are still enqueued stay pending; one whose sending was interrupted by a closed
 * tab is sent again.
 */
export async function reconcile<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  row: ChosenRow<Chosen>,
): Promise<() => Promise<void>> {
  const authSession = await context.session.current()
  if (authSession?.playerId !== row.playerId) return async () => undefined
  const decided: Name<Chosen>[] = []
  for (const name of getChangedNames(row.chosen)) {
    if (!row.queued.includes(name))
      runInBackground(sendSetting(context, kind, authSession, only(row.chosen, name), name, true))
    else if (!(await isCallEnqueued(context, getSubject(kind, name), getOwners(authSession)))) decided.push(name)
  }
  return () => forget(context, kind, row.playerId, only(row.chosen, ...decided))
}

/** Writes the pending values; returns the names for which an earlier value may still be enqueued. */
async function savePending<Chosen extends object>(
  { db, session }: Context,
  kind: OptimisticUpdates<Chosen>,
  authSession: AuthSession,
  change: Partial<Chosen>,
): Promise<Name<Chosen>[]> {
  const { playerId } = authSession
  if (playerId === null) return getChangedNames(change)
  const names = getChangedNames(change)
  return session.write(authSession, async () => {
    const row = await kind.rows(db).get(playerId)
    await kind.rows(db).put({
      playerId,
      // The newest change comes last.
      chosen: { ...(row && without(row.chosen, names)), ...change },
      queued: row?.queued.filter((name) => !names.includes(name)) ?? [],
    })
    return row ? getChangedNames(row.chosen) : []
  })
}

/**
 * Sends one setting; a Web Lock allows one call per subject in the whole browser. Returns why the call is enqueued now, or
 * null.
 */
async function sendSetting<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  authSession: AuthSession,
  change: Partial<Chosen>,
  name: Name<Chosen>,
  mayWait: boolean,
): Promise<ErrorCode | null> {
  const { db, call } = context
  const subject = getSubject(kind, name)
  return requestLock(subject, async () => {
    const row = authSession.playerId === null ? undefined : await kind.rows(db).get(authSession.playerId)
    // A later value replaces this one, or another tab has already sent it.
    if (authSession.playerId !== null && row?.chosen[name] !== change[name]) return null
    // Another tab has enqueued it and said why.
    if (row?.queued.includes(name)) return 'offline'
    if (mayWait) await dropEnqueuedCalls(context, subject, getOwners(authSession))
    const { endpoint, params = {}, body } = kind.call(change)
    try {
      await call(endpoint, { body, params, authSession })
    } catch (error) {
      const known = toAppError(error)
      if (isTransient(known)) {
        await queue(context, kind, authSession, change, name)
        return known.code
      }
      // If the session has ended, its pending values are already deleted.
      await end(context, kind, authSession, change).catch(() => undefined)
      throw error
    }
    await end(context, kind, authSession, change, change)
    return null
  })
}

/** The call got no definite answer: enqueues it, which is sent even when no page is open. */
async function queue<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  authSession: AuthSession,
  change: Partial<Chosen>,
  name: Name<Chosen>,
): Promise<void> {
  const { db, page, session } = context
  const { endpoint, params = {}, body } = kind.call(change)
  await enqueueCall(context, {
    subject: getSubject(kind, name),
    owner: authSession.playerId ?? authSession.loginId,
    url: toAddress(endpoint, page, { params }),
    method: endpoint.method,
    headers: { ...(await context.headers(authSession.token)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    retry: [401],
    maxAgeMs: QUEUE_MAX_AGE_MS,
  })
  const id = authSession.playerId
  if (id === null) return
  await session.write(authSession, async () => {
    const row = await kind.rows(db).get(id)
    // A later value, chosen while this one was being enqueued, is not enqueued: it still has to be sent.
    if (row && row.chosen[name] === change[name]) await kind.rows(db).put({ ...row, queued: [...row.queued, name] })
  })
}

/**
 * Settles a change: writes the value that the operator has `taken`, and removes the pending one unless a later value
 * has replaced it.
 */
async function end<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  authSession: AuthSession,
  change: Partial<Chosen>,
  taken?: Partial<Chosen>,
): Promise<void> {
  const id = authSession.playerId
  if (id === null) return
  await context.session.write(authSession, async () => {
    if (taken) await kind.taken(context, id, taken)
    await forget(context, kind, id, change)
  })
}

/** Removes pending values that have not changed since, inside the caller's transaction. */
async function forget<Chosen extends object>(
  { db }: Context,
  kind: OptimisticUpdates<Chosen>,
  playerId: string,
  change: Partial<Chosen>,
): Promise<void> {
  const row = await kind.rows(db).get(playerId)
  if (!row) return
  const left = getChangedNames(row.chosen).filter((name) => row.chosen[name] !== change[name])
  if (left.length === 0) await kind.rows(db).delete(playerId)
  else {
    const queued = row.queued.filter((name) => left.includes(name))
    await kind.rows(db).put({ playerId, chosen: only(row.chosen, ...left), queued })
  }
}

function getChangedNames<Chosen extends object>(change: Partial<Chosen>): Name<Chosen>[] {
  // `Object.keys` returns strings; the object has only keys of this type.
  return (Object.keys(change) as Name<Chosen>[]).filter((name) => change[name] !== undefined)
}

function only<Chosen extends object>(change: Partial<Chosen>, ...names: Name<Chosen>[]): Partial<Chosen> {
  // Built from fields of `change`.
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Chosen>
}

function without<Chosen extends object>(change: Partial<Chosen>, names: readonly string[]): Partial<Chosen> {
  return only(change, ...getChangedNames(change).filter((name) => !names.includes(name)))
}

function getSubject<Chosen extends object>({ subject }: OptimisticUpdates<Chosen>, name: Name<Chosen>): string {
  return `${subject}.${name}`
}

/** Calls are enqueued under the log-in's id while the player's id is not known. */
function getOwners({ playerId, loginId }: AuthSession): string[] {
  return [loginId, ...(playerId === null ? [] : [playerId])]
}
