import { liveQuery } from 'dexie'
import type { MyDatabase } from '#db/my-database.ts'

/**
 * Whether the operator answers. Derived from calls alone: a browser that says "online" proves nothing. Stored as app
 * state in the database, so that all tabs agree.
 */
export type Connection = {
  /** Report an answer, whatever its status. */
  markOnline(): void
  /** Number of answers so far: a health check compares it to see whether another call was answered meanwhile. */
  readonly answers: number
  /** Report a call without an answer. The cause may be that one call or its host, so a health check decides. */
  reportFailure(): void
  /** Report that no health check was answered, or that the browser says there is no network. */
  markOffline(): void
  readonly reachable: boolean
  /** Runs when a call got no answer while the operator was believed to be reachable. */
  onFailure(listener: () => void): () => void
  /** Runs when the operator answers again after it did not; returns the function that removes the listener. */
  onOnline(listener: () => void): () => void
  /** Runs when this or another tab finds the operator unreachable. */
  onOffline(listener: () => void): () => void
  /** Resolves when the operator answers, or the signal aborts. */
  untilOnline(signal: AbortSignal): Promise<void>
  /** Writes the state again, into the database that replaces a cleared one. */
  rewrite(): Promise<void>
  stop(): void
}

export function createConnection(db: MyDatabase): Connection {
  let reachable: boolean | null = null
  /** When the state changed (ms, local clock), as seen by this tab or by the tab that reported it. */
  let since = 0
  let answers = 0
  const doubts = new Set<() => void>()
  const back = new Set<() => void>()
  const lost = new Set<() => void>()

  function become(next: boolean): void {
    const before = reachable
    reachable = next
    if (next && before === false) for (const listener of back) listener()
    if (!next && before !== false) for (const listener of lost) listener()
  }

  function report(next: boolean): void {
    if (reachable === next) return
    since = Date.now()
    become(next)
    void write().catch(() => undefined)
  }

  async function write(): Promise<void> {
    if (reachable !== null) await db.facts.put({ id: 'connection', reachable, since })
  }

  // Another tab may notice a change first. The row of the last visit is ignored until a call of this one has ended.
  // A live query lags behind: its row may be older than the result of a call.
  const others = liveQuery(() => db.facts.get('connection')).subscribe((row) => {
    // A time of this tab in the future comes from a device clock that was set back meanwhile.
    if (row?.id !== 'connection' || reachable === null || (row.since <= since && since <= Date.now())) return
    since = row.since
    if (row.reachable !== reachable) become(row.reachable)
  })

  return {
    markOnline() {
      answers += 1
      report(true)
    },
    get answers() {
      return answers
    },
    reportFailure() {
      if (reachable ?? true) for (const listener of doubts) listener()
    },
    markOffline: () => report(false),
    get reachable() {
      return reachable ?? true
    },
    onFailure: (listener) => subscribe(doubts, listener),
    onOnline: (listener) => subscribe(back, listener),
    onOffline: (listener) => subscribe(lost, listener),
    untilOnline: (signal) =>
      new Promise((resolve) => {
        if ((reachable ?? true) || signal.aborted) {
          resolve()
          return
        }
        const done = (): void => {
          forget()
          signal.removeEventListener('abort', done)
          resolve()
        }
        const forget = subscribe(back, done)
        signal.addEventListener('abort', done)
      }),
    rewrite: write,
    stop: () => others.unsubscribe(),
  }
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
