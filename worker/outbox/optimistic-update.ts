import type { Table } from 'dexie'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { MyDatabase } from '../db/my-database.ts'
import type { ChosenRow } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { QUEUE_MAX_AGE_MS } from '../domain/protocol/constants.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import { isTransient } from '../domain/protocol/transient.ts'
import { toAddress } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { dropEnqueuedCalls, isCallEnqueued } from './enqueued-calls.ts'
import { enqueueCall } from './outbox.ts'
import type { AuthSession } from '../auth/auth-session.ts'

/**
 * What a player chooses is written first and shown at once, then told. It stays chosen until the operator has taken or
 * refused it, or, where it had to be queued, until an answer of the operator's that was asked for after it had left
 * the queue.
 */
export type OptimisticUpdates<Chosen extends object> = {
  /** Each choice is a subject of this and its name: its own lock, its own place in the queue. */
  subject: string
  rows: (db: MyDatabase) => Table<ChosenRow<Chosen>, string>
  /** The call that tells of one choice. */
  call: (change: Partial<Chosen>) => Told
  /** What the operator has taken is so from now on; inside the transaction that ends the choice. */
  taken: (context: Context, playerId: string, change: Partial<Chosen>) => Promise<unknown>
}
type Told = { endpoint: Endpoint; params?: Record<string, string>; body: unknown }
type Name<Chosen> = keyof Chosen & string

/**
 * Takes choices: each is told by itself, and waits by itself where nobody answers. Out: whether one waits. Throws
 * `CommandError`; what was refused is no longer chosen then.
 */
export async function applyOptimistic<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  change: Partial<Chosen>,
): Promise<{ queued: boolean }> {
  const holder = await context.session.current()
  if (!holder) throw new CommandError({ code: 'unauthorised', retry: false })
  const waited = await keepChosen(context, kind, holder, change)
  const told = await Promise.allSettled(
    namesOf(change).map((name) => tell(context, kind, holder, only(change, name), name, waited.includes(name))),
  )
  const refused = told.find(({ status }) => status === 'rejected')
  if (refused?.status === 'rejected') throw refused.reason
  return { queued: told.some((one) => one.status === 'fulfilled' && one.value) }
}

/**
 * What an answer that is asked for now decides: gives the function that ends those choices, inside the caller's
 * transaction. Those that still wait are not its business; one whose telling was cut short with its tab is told again.
 */
export async function reconcile<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  row: ChosenRow<Chosen>,
): Promise<() => Promise<void>> {
  const holder = await context.session.current()
  if (holder?.playerId !== row.playerId) return async () => undefined
  const decided: Name<Chosen>[] = []
  for (const name of namesOf(row.chosen)) {
    if (!row.queued.includes(name)) runInBackground(tell(context, kind, holder, only(row.chosen, name), name, true))
    else if (!(await isCallEnqueued(context, subjectOf(kind, name), ownersOf(holder)))) decided.push(name)
  }
  return () => forget(context, kind, row.playerId, only(row.chosen, ...decided))
}

/** Writes what was chosen; gives the names of which an earlier choice may still wait. */
async function keepChosen<Chosen extends object>(
  { db, session }: Context,
  kind: OptimisticUpdates<Chosen>,
  holder: AuthSession,
  change: Partial<Chosen>,
): Promise<Name<Chosen>[]> {
  const { playerId } = holder
  if (playerId === null) return namesOf(change)
  const names = namesOf(change)
  return session.write(holder, async () => {
    const row = await kind.rows(db).get(playerId)
    await kind.rows(db).put({
      playerId,
      // What is chosen again is the newest.
      chosen: { ...(row && without(row.chosen, names)), ...change },
      queued: row?.queued.filter((name) => !names.includes(name)) ?? [],
    })
    return row ? namesOf(row.chosen) : []
  })
}

/** Tells the operator of one choice, one about its subject at a time in the whole browser. True when it waits now. */
async function tell<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  holder: AuthSession,
  change: Partial<Chosen>,
  name: Name<Chosen>,
  mayWait: boolean,
): Promise<boolean> {
  const { db, call } = context
  const subject = subjectOf(kind, name)
  return requestLock(subject, async () => {
    const row = holder.playerId === null ? undefined : await kind.rows(db).get(holder.playerId)
    // A later choice goes in its stead, or another tab has told of this one.
    if (holder.playerId !== null && row?.chosen[name] !== change[name]) return false
    if (row?.queued.includes(name)) return true
    if (mayWait) await dropEnqueuedCalls(context, subject, ownersOf(holder))
    const { endpoint, params = {}, body } = kind.call(change)
    try {
      await call(endpoint, { body, params, holder })
    } catch (error) {
      if (isTransient(toAppError(error))) return queue(context, kind, holder, change, name)
      // With the session, what was chosen in it is gone already.
      await end(context, kind, holder, change).catch(() => undefined)
      throw error
    }
    await end(context, kind, holder, change, change)
    return false
  })
}

/** Nobody took it: it waits, and goes even when no page is open. */
async function queue<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  holder: AuthSession,
  change: Partial<Chosen>,
  name: Name<Chosen>,
): Promise<true> {
  const { db, page, session } = context
  const { endpoint, params = {}, body } = kind.call(change)
  await enqueueCall(db, {
    subject: subjectOf(kind, name),
    owner: holder.playerId ?? holder.loginId,
    url: toAddress(endpoint, page, { params }),
    method: endpoint.method,
    headers: { ...(await context.headers(holder.token)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    retry: [401],
    maxAgeMs: QUEUE_MAX_AGE_MS,
  })
  const id = holder.playerId
  if (id === null) return true
  await session.write(holder, async () => {
    const row = await kind.rows(db).get(id)
    // A later choice, made while this one was being kept, does not wait: it is still to be told.
    if (row && row.chosen[name] === change[name]) await kind.rows(db).put({ ...row, queued: [...row.queued, name] })
  })
  return true
}

/** The operator has spoken: what was `taken` is so, and the choice is no longer one, unless a later one is. */
async function end<Chosen extends object>(
  context: Context,
  kind: OptimisticUpdates<Chosen>,
  holder: AuthSession,
  change: Partial<Chosen>,
  taken?: Partial<Chosen>,
): Promise<void> {
  const id = holder.playerId
  if (id === null) return
  await context.session.write(holder, async () => {
    if (taken) await kind.taken(context, id, taken)
    await forget(context, kind, id, change)
  })
}

/** Ends choices that are still these, inside the caller's transaction. */
async function forget<Chosen extends object>(
  { db }: Context,
  kind: OptimisticUpdates<Chosen>,
  playerId: string,
  change: Partial<Chosen>,
): Promise<void> {
  const row = await kind.rows(db).get(playerId)
  if (!row) return
  const left = namesOf(row.chosen).filter((name) => row.chosen[name] !== change[name])
  if (left.length === 0) await kind.rows(db).delete(playerId)
  else {
    const queued = row.queued.filter((name) => left.includes(name))
    await kind.rows(db).put({ playerId, chosen: only(row.chosen, ...left), queued })
  }
}

function namesOf<Chosen extends object>(change: Partial<Chosen>): Name<Chosen>[] {
  // Of this type and no other: its keys are its own.
  return (Object.keys(change) as Name<Chosen>[]).filter((name) => change[name] !== undefined)
}

function only<Chosen extends object>(change: Partial<Chosen>, ...names: Name<Chosen>[]): Partial<Chosen> {
  // Made of its own fields.
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Chosen>
}

function without<Chosen extends object>(change: Partial<Chosen>, names: readonly string[]): Partial<Chosen> {
  return only(change, ...namesOf(change).filter((name) => !names.includes(name)))
}

function subjectOf<Chosen extends object>({ subject }: OptimisticUpdates<Chosen>, name: Name<Chosen>): string {
  return `${subject}.${name}`
}

/** Calls wait under the log-in's name while the player's is not known. */
function ownersOf({ playerId, loginId }: AuthSession): string[] {
  return [loginId, ...(playerId === null ? [] : [playerId])]
}
