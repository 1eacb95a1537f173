import { QueueStore } from 'workbox-background-sync/QueueStore.js'
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js'
import { LOGOUT_SUBJECT, type QueuedCall, isToBeSentAgain } from '../worker/rules/queued-call.ts'

type Entry = Awaited<ReturnType<QueueStore['getAll']>>[number]
type Ticket = { subject: string; owner: string; retry: number[]; expiresAt: number }

/** `pending` calls are still to be sent; `dropped` are the subjects of those that grew too old. */
export type Replay = { pending: number; dropped: string[] }

/**
 * Calls that wait for the network. Built on Workbox's store rather than on its Queue, which takes an entry out before
 * it is sent: here an entry stays until it is answered, so that one is not lost when the browser stops us half way.
 */
export class CallQueue {
  readonly #store = new QueueStore('calls')
  #turn: Promise<unknown> = Promise.resolve()
  #replaying: Promise<Replay> | undefined
  /** What went while a replay was under way, and is in its list still. */
  readonly #gone = new Set<number>()

  /** Keeps a call; earlier ones of the same owner about the same subject go. */
  add(call: QueuedCall): Promise<void> {
    return this.#inTurn(async () => {
      const earlier = await this.#store.getAll()
      const { subject, owner, retry, maxAgeMs, url, ...init } = call
      const ticket: Ticket = { subject, owner, retry, expiresAt: Date.now() + maxAgeMs }
      const request = await StorableRequest.fromRequest(new Request(url, init))
      await this.#store.pushEntry({ requestData: request.toObject(), metadata: ticket, timestamp: Date.now() })
      await this.#delete(earlier.filter((entry) => isSame(ticketOf(entry), ticket)))
    })
  }

  /** Sends what waits, oldest first. One replay at a time: who asks meanwhile gets the same one. */
  replay(): Promise<Replay> {
    this.#replaying ??= this.#replay().finally(() => (this.#replaying = undefined))
    return this.#replaying
  }

  /** Forgets an owner's calls but the logout. */
  forget(owner: string): Promise<void> {
    return this.#inTurn(async () => {
      const entries = await this.#store.getAll()
      await this.#delete(
        entries.filter((entry) => ticketOf(entry).owner === owner && ticketOf(entry).subject !== LOGOUT_SUBJECT),
      )
    })
  }

  async #replay(): Promise<Replay> {
    const dropped: string[] = []
    for (const entry of await this.#store.getAll()) {
      if (this.#gone.has(entry.id)) continue
      const { subject, expiresAt } = ticketOf(entry)
      if (expiresAt < Date.now()) {
        dropped.push(subject)
        await this.#delete([entry])
        continue
      }
      const outcome = await send(entry)
      if (outcome === 'offline') break
      if (outcome === 'answered') await this.#delete([entry])
    }
    return { pending: await this.#store.size(), dropped }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }

  async #delete(entries: readonly Entry[]): Promise<void> {
    for (const { id } of entries) {
      this.#gone.add(id)
      await this.#store.deleteEntry(id)
    }
  }
}

async function send(entry: Entry): Promise<'answered' | 'again' | 'offline'> {
  try {
    const response = await fetch(new StorableRequest(entry.requestData).toRequest())
    return isToBeSentAgain(response.status, ticketOf(entry).retry) ? 'again' : 'answered'
  } catch {
    return 'offline'
  }
}

function isSame(one: Ticket, other: Ticket): boolean {
  return one.owner === other.owner && one.subject === other.subject
}

function ticketOf(entry: Entry): Ticket {
  // Written by add() alone.
  return entry.metadata as Ticket
}
