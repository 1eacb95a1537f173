import { Dexie, liveQuery, type Subscription } from 'dexie'
import { onConnectionClosed, onConnectionReopened, showTextsIn } from '#db/view.ts'
import type { Locale } from '#domain/languages/languages.ts'
import { readStored } from './storage.ts'

// On localhost Dexie logs where failed reads came from. A build is silent there too, as on every other host.
if (!import.meta.env.DEV) Dexie.debug = false

/** A query's answer and the key of that query. */
type Answer = { key: string; value: unknown }

/** The last answer of each query, so that content which is shown again appears at once. */
const lastAnswers = new Map<string, Answer>()
const queries = new Map<string, SharedQuery>()

/** How long, ms, answers from a cleared database are ignored. */
const HOLD_MS = 10_000
let isPaused = false
let holding: ReturnType<typeof setTimeout> | undefined

/** A query of the view that all its components share; runs again whenever its rows change. */
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

  /** Runs the query again if a component is subscribed. */
  restart(): void {
    if (!this.#subscription) return
    this.#stop()
    this.#run()
  }

  #run(): void {
    // `async` is required: for other functions Dexie tracks only the reads before the first await.
    const read = async () => await readStored(this.#query)
    this.#subscription = liveQuery(read).subscribe((value) => {
      if (isPaused && this.hasValue()) return
      this.#hasFailed = value === undefined
      retainAnswer(this.#key, value)
      // The last readable answer stays on screen; the frame reports that the database cannot be read.
      for (const listener of this.#listeners) listener(this.getValue())
    })
  }

  #stop(): void {
    this.#subscription?.unsubscribe()
    this.#subscription = null
  }
}

/**
 * The shared query of a key: an observable in the shape that dexie-react-hooks takes. A new subscriber gets the last
 * answer at once; `undefined` means that the database could never be read.
 */
export function sharedQuery(key: string, query: () => Promise<unknown>): SharedQuery {
  const found = queries.get(key) ?? new SharedQuery(key, query)
  queries.set(key, found)
  return found
}

/** Stores an answer that was read before the first subscriber. */
export function retainAnswer(key: string, value: unknown): void {
  if (value !== undefined) lastAnswers.set(key, { key, value })
}

// The browser has cleared the database or is about to: the content on screen stays until the worker has filled it
// again.
onConnectionClosed(() => {
  isPaused = true
  clearTimeout(holding)
  holding = setTimeout(releaseAnswers, HOLD_MS)
})

// A query that met the closed connection has read nothing, so no change would run it again.
onConnectionReopened(() => {
  if (!isPaused) rerunQueries()
})

/** Runs all queries again after the database has been filled. */
export function releaseAnswers(): void {
  clearTimeout(holding)
  if (!isPaused) return
  isPaused = false
  rerunQueries()
}

/** Drops all answers: after a logout no data of the player may appear again. */
export function forgetAnswers(): void {
  lastAnswers.clear()
  rerunQueries()
}

/** Shows the operator's texts in this language from now on, where they were ever received in it. */
export function setTextsLocale(locale: Locale): void {
  showTextsIn(locale)
  rerunQueries()
}

/** Runs all queries with subscribers again, as the data is now in another database. */
export function rerunQueries(): void {
  for (const query of queries.values()) query.restart()
}
