import { QueueStore } from 'workbox-background-sync/QueueStore.js'
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js'
import {
  type CurrentToken,
  LOGOUT_SUBJECT,
  type QueuedCall,
  shouldResend,
  tokenFor,
} from '#domain/calls/queued-call.ts'
import { CALL_TIMEOUT_MS } from '#domain/settings/constants.ts'
import { wait } from '#domain/browser/wait.ts'

type Entry = Awaited<ReturnType<QueueStore['getAll']>>[number]
type Ticket = { subject: string; owner: string; retry: number[]; expiresAt: number }

/** `pending`: the number of calls still to be sent; `dropped`: the subjects of expired calls. */
export type Replay = { pending: number; dropped: string[] }

/**
 * Calls that wait for the network. Uses Workbox's store instead of its Queue, which removes an entry before it is sent:
 * here an entry stays until it is answered, so that it is not lost when the browser stops this service worker in
 * between.
 */
export class CallQueue {
  #store = new QueueStore('calls')
  #turn: Promise<unknown> = Promise.resolve()
  #replaying: Promise<Replay> | undefined
  /** Ids deleted during a replay, which are still in its list. */
  readonly #gone = new Set<number>()
  /** The token that a page passed; lost when the browser stops this service worker. */
  #current: CurrentToken | null = null
  /** The call that is being sent now. */
  #sending: { subject: string; answered: Promise<unknown> } | null = null
  /** Calls that were rejected with this token, by id: they wait for another one. */
  readonly #rejected = new Map<number, string | null>()

  /** Enqueues a call; it replaces earlier calls of the same owner and subject. */
  add(call: QueuedCall): Promise<void> {
    return this.#inTurn(async () => {
      const earlier = await this.#all()
      const { subject, owner, retry, maxAgeMs, url, ...init } = call
      const ticket: Ticket = { subject, owner, retry, expiresAt: Date.now() + maxAgeMs }
      const request = await StorableRequest.fromRequest(new Request(url, init))
      const made = { requestData: request.toObject(), metadata: ticket, timestamp: Date.now() }
      await this.#onStore((store) => store.pushEntry(made))
      await this.#delete(earlier.filter((entry) => isSame(toTicket(entry), ticket)))
    })
  }

  /**
   * Sends the enqueued calls, oldest first; `current` is the current token, if known. One replay at a time: a
   * concurrent caller gets the running one; a caller with a token gets another replay after it.
   */
  replay(current: CurrentToken | null = null): Promise<Replay> {
    if (current) this.#current = current
    if (this.#replaying) return current ? this.#replaying.then(() => this.replay()) : this.#replaying
    this.#replaying = this.#replay().finally(() => (this.#replaying = undefined))
    return this.#replaying
  }

  /** Whether calls of these owners about a subject are enqueued or being sent. */
  async waits(subject: string, owners: readonly string[]): Promise<boolean> {
    return (await this.#about(subject, owners)).length > 0
  }

  /** Drops the calls of these owners about a subject; resolves when none of them is being sent any more. */
  async drop(subject: string, owners: readonly string[]): Promise<void> {
    await this.#inTurn(async () => this.#delete(await this.#about(subject, owners)))
    const { subject: sent } = this.#sending ?? {}
    if (sent === subject) await Promise.race([this.#sending?.answered, wait(CALL_TIMEOUT_MS)])
  }

  /** Drops all calls of an owner except the logout. */
  forget(owner: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#current?.owners.includes(owner)) this.#current = null
      const entries = await this.#all()
      await this.#delete(
        entries.filter((entry) => toTicket(entry).owner === owner && toTicket(entry).subject !== LOGOUT_SUBJECT),
      )
    })
  }

  async #replay(): Promise<Replay> {
    const entries = await this.#all()
    // All of them, also those behind a call that cannot be sent now: they hold tokens.
    const expired = entries.filter((entry) => toTicket(entry).expiresAt < Date.now())
    await this.#delete(expired)
    const dropped = expired.map((entry) => toTicket(entry).subject)
    for (const entry of entries) {
      if (this.#gone.has(entry.id)) continue
      const { subject } = toTicket(entry)
      const token = tokenFor(toTicket(entry), this.#current)
      if (this.#rejected.get(entry.id) === token) continue
      const answer = send(entry, token)
      this.#sending = { subject, answered: answer }
      const status = await answer.finally(() => (this.#sending = null))
      if (status === 'offline') break
      if (!shouldResend(status, toTicket(entry).retry)) await this.#delete([entry])
      else if (status === 401) this.#rejected.set(entry.id, token)
    }
    return { pending: await this.#onStore((store) => store.size()), dropped }
  }

  async #about(subject: string, owners: readonly string[]): Promise<Entry[]> {
    const entries = await this.#all()
    return entries.filter((entry) => {
      const ticket = toTicket(entry)
      return ticket.subject === subject && owners.includes(ticket.owner)
    })
  }

  #all(): Promise<Entry[]> {
    return this.#onStore((store) => store.getAll())
  }

  /**
   * Workbox uses one connection for the whole life of this service worker. If the browser has cleared the database,
   * that connection fails: the work then runs on a new, empty store, whose ids start again.
   */
  async #onStore<Value>(work: (store: QueueStore) => Promise<Value>): Promise<Value> {
    const store = this.#store
    try {
      return await work(store)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      if (this.#store === store) {
        this.#store = new QueueStore('calls')
        this.#gone.clear()
        this.#rejected.clear()
      }
      return work(this.#store)
    }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }

  async #delete(entries: readonly Entry[]): Promise<void> {
    for (const { id } of entries) {
      this.#gone.add(id)
      this.#rejected.delete(id)
      await this.#onStore((store) => store.deleteEntry(id))
    }
  }
}

async function send({ requestData }: Entry, token: string | null): Promise<number | 'offline'> {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` }
  const headers = { ...requestData.headers, ...bearer }
  try {
    return (await fetch(new StorableRequest({ ...requestData, headers }).toRequest())).status
  } catch {
    return 'offline'
  }
}

function isSame(one: Ticket, other: Ticket): boolean {
  return one.owner === other.owner && one.subject === other.subject
}

function toTicket(entry: Entry): Ticket {
  // Safe: only `add` writes it.
  return entry.metadata as Ticket
}
