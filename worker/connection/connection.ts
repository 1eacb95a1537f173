import { liveQuery } from 'dexie'
import type { MyDatabase } from '../db/my-database.ts'

/**
 * Whether the operator answers. Known from calls alone: a browser that says "online" proves nothing. Kept as a fact
 * in the database, so that all tabs say the same.
 */
export type Connection = {
  /** An answer came, whatever its status. */
  markOnline(): void
  /** How many answers have come: who asks for a sign of life is told by it that another call was answered meanwhile. */
  readonly answers: number
  /** A call got no answer. That may be its own fault or its host's: a sign of life is asked for, and decides. */
  reportFailure(): void
  /** Nobody gave a sign of life, or the browser itself says that there is no network. */
  markOffline(): void
  readonly reachable: boolean
  /** Runs when a call got no answer while the operator was believed to be there. */
  onFailure(listener: () => void): () => void
  /** Runs when the operator answers again after it did not; gives the function that ends it. */
  onOnline(listener: () => void): () => void
  /** Runs when this or another tab finds that nobody answers. */
  onOffline(listener: () => void): () => void
  /** Resolves when the operator answers, or the signal ends. */
  untilOnline(signal: AbortSignal): Promise<void>
  /** Writes what is known once more, into a database that has come in the place of a cleared one. */
  rewrite(): Promise<void>
  stop(): void
}

export function createConnection(db: MyDatabase): Connection {
  let reachable: boolean | null = null
  /** When this became known, here or in the tab that said so. */
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

  // Another tab may learn it first. What the last session left counts for nothing until somebody has called.
  // A live query is late by a moment: what it brings may be older than what a call has just shown.
  const others = liveQuery(() => db.facts.get('connection')).subscribe((row) => {
    if (row?.id !== 'connection' || reachable === null || row.since <= since) return
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
