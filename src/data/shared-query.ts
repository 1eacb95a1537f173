import { liveQuery, type Subscription } from 'dexie'
import { onConnectionClosed } from '../../worker/db/view.ts'
import { readStored } from './storage.ts'

/** What a query says, and whose answer that is. */
type Answer = { key: string; value: unknown }

/** The last answer of each query, so that what was on screen once is there at once when it is shown again. */
const lastAnswers = new Map<string, Answer>()
const queries = new Map<string, SharedQuery>()

/** What a cleared database says counts for nothing no longer than this. */
const HOLD_MS = 10_000
let isHeld = false
let holding: ReturnType<typeof setTimeout> | undefined

/** A query of the view that runs once for all who show it, and again whenever its rows change. */
class SharedQuery {
  readonly #key: string
  readonly #query: () => Promise<unknown>
  readonly #listeners = new Set<(answer: Answer | undefined) => void>()
  #hasFailed = false
  #subscription: Subscription | null = null

  constructor(key: string, query: () => Promise<unknown>) {
    this.#key = key
    this.#query = query
  }

  hasValue(): boolean {
    return lastAnswers.has(this.#key)
  }

  getValue(): Answer | undefined {
    return lastAnswers.get(this.#key)
  }

  subscribe(listener: (answer: Answer | undefined) => void): () => void {
    this.#listeners.add(listener)
    if (this.hasValue()) listener(this.getValue())
    if (!this.#subscription) this.#run()
    else if (this.#hasFailed) this.restart()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** Asks anew, where somebody shows the answer. */
  restart(): void {
    if (!this.#subscription) return
    this.#stop()
    this.#run()
  }

  #run(): void {
    // An async function: of another, Dexie notes no more than the reads before the first await.
    const read = async () => await readStored(this.#query)
    this.#subscription = liveQuery(read).subscribe((value) => {
      if (isHeld && this.hasValue()) return
      this.#hasFailed = value === undefined
      retainAnswer(this.#key, value)
      // What could be read before stays on screen; of a database that cannot be read the frame tells.
      for (const listener of this.#listeners) listener(this.getValue())
    })
  }

  #stop(): void {
    this.#subscription?.unsubscribe()
    this.#subscription = null
  }
}

/**
 * The one query of a key: an observable of its answers, in the shape that dexie-react-hooks takes. Whoever comes later
 * gets the last answer at once; `undefined` stands for a database that could never be read.
 */
export function sharedQuery(key: string, query: () => Promise<unknown>): SharedQuery {
  const found = queries.get(key) ?? new SharedQuery(key, query)
  queries.set(key, found)
  return found
}

/** Keeps an answer that was read ahead of the first who shows it. */
export function retainAnswer(key: string, value: unknown): void {
  if (value !== undefined) lastAnswers.set(key, { key, value })
}

// The browser has cleared the database, or is about to: what is on screen stays there until the worker has filled it.
onConnectionClosed(() => {
  isHeld = true
  clearTimeout(holding)
  holding = setTimeout(releaseAnswers, HOLD_MS)
})

/** Runs all queries again, on a database that has been filled. */
export function releaseAnswers(): void {
  clearTimeout(holding)
  if (!isHeld) return
  isHeld = false
  rerunQueries()
}

/** Forgets all answers: at logout nothing of the player may come back on screen. */
export function forgetAnswers(): void {
  lastAnswers.clear()
  rerunQueries()
}

/** Runs all queries that somebody shows once more: what they read is now elsewhere. */
export function rerunQueries(): void {
  for (const query of queries.values()) query.restart()
}
