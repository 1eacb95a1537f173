import type { ClientFrame, ServerFrame } from '#endpoints/socket.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { REALTIME_FLUSH_MS } from '#domain/settings/constants.ts'

type Snapshot = Extract<ServerFrame, { type: 'topic' }>
type Event = Extract<ServerFrame, { type: 'event' }>

/**
 * The state of one topic while it is on screen: takes snapshots and events at any rate, stores the displayed state in
 * memory, and writes it on request. `take…` return false for data that does not fit the schema, and change nothing
 * then. A polled snapshot is one of many: what belongs to it, such as the player's bets, is polled as well.
 */
export type TopicReader = {
  takeSnapshot(data: unknown, isPolled?: boolean): boolean
  takeEvent(data: unknown): boolean
  /** Writes the changes, inside the transaction of the flush. */
  write(): Promise<void>
}

/** The topics of one feature: which names match, which tables they write, and the chunk that reads a topic. */
export type TopicFamily = {
  matches(topic: string): boolean
  tables: readonly string[]
  /** Interval of its snapshots while the network blocks the socket, ms; 5 s if absent. */
  pollMs?: number
  load(): Promise<(context: Context, topic: string) => TopicReader>
}

/** Minimum interval between two requests for a snapshot. */
const RESUBSCRIBE_MIN_MS = 1_000
/** Without a snapshot within this time, it is requested again; the time doubles with each attempt. */
const SNAPSHOT_WITHIN_MS = 5_000
const SNAPSHOT_WITHIN_MAX_MS = 60_000
const POLL_MS = 5_000
/** After a failed write, the next attempt follows after this time. */
const REWRITE_AFTER_MS = 1_000

type Topic = {
  name: string
  reader: TopicReader | null
  /** The sequence number of the last accepted message; null until a snapshot has arrived. */
  seq: number | null
  isDirty: boolean
  askedAt: number
  /** Number of requests without an answer. */
  tries: number
  retry: ReturnType<typeof setTimeout> | undefined
}

const NEW: Omit<Topic, 'name'> = {
  reader: null,
  seq: null,
  isDirty: false,
  askedAt: -Infinity,
  tries: 0,
  retry: undefined,
}

type Parts = {
  context: Context
  families: readonly TopicFamily[]
  send: (frame: ClientFrame) => void
  /** Counts a message that does not fit its schema. */
  onMalformed: (what: string) => void
}

/**
 * Keeps every wanted topic up to date: a snapshot, then each event by its sequence number. After a gap, and on each new
 * connection, it requests a new snapshot; a repeated or late event changes nothing. All changes are written in one
 * transaction, at most ten times a second.
 */
export function createTopics({ context, families, send, onMalformed }: Parts) {
  const topics = new Map<string, Topic>()
  let isOpen = false
  let flushing: ReturnType<typeof setTimeout> | undefined

  function subscribe(topic: Topic): void {
    topic.seq = null
    clearTimeout(topic.retry)
    topic.retry = undefined
    if (!isOpen) return
    const wait = topic.askedAt + RESUBSCRIBE_MIN_MS - performance.now()
    if (wait > 0) {
      topic.retry = setTimeout(() => subscribe(topic), wait)
      return
    }
    topic.askedAt = performance.now()
    const within = Math.min(SNAPSHOT_WITHIN_MS * 2 ** topic.tries, SNAPSHOT_WITHIN_MAX_MS)
    topic.tries += 1
    topic.retry = setTimeout(() => subscribe(topic), within)
    send({ type: 'subscribe', topic: topic.name })
  }

  function add(name: string): void {
    const family = families.find((each) => each.matches(name))
    if (!family) return
    const topic = { ...NEW, name }
    topics.set(name, topic)
    load(family, topic)
  }

  /** Loads the chunk that reads a topic; if that fails, the next connection tries again. */
  function load(family: TopicFamily, topic: Topic): void {
    const { name } = topic
    runInBackground(
      family.load().then((create) => {
        // The topic may have left the screen meanwhile, or a new connection has started the same load.
        if (topics.get(name) !== topic || topic.reader) return
        topic.reader = create(context, name)
        subscribe(topic)
      }),
    )
  }

  function remove(topic: Topic): void {
    clearTimeout(topic.retry)
    topics.delete(topic.name)
    if (isOpen && topic.reader) send({ type: 'unsubscribe', topic: topic.name })
  }

  function onSnapshot({ topic: name, seq, data }: Snapshot): void {
    const topic = topics.get(name)
    // A snapshot that was not requested, or is repeated, is older than the current state: ignore it.
    if (!topic?.reader || topic.seq !== null) return
    if (!topic.reader.takeSnapshot(data)) {
      onMalformed(name)
      subscribe(topic)
      return
    }
    topic.seq = seq
    topic.tries = 0
    clearTimeout(topic.retry)
    touch(topic)
  }

  function onEvent({ topic: name, seq, data }: Event): void {
    const topic = topics.get(name)
    if (!topic?.reader || topic.seq === null || seq <= topic.seq) return
    if (seq > topic.seq + 1) {
      subscribe(topic)
      return
    }
    topic.seq = seq
    if (topic.reader.takeEvent(data)) touch(topic)
    else {
      // The change is lost, so request a new snapshot.
      onMalformed(name)
      subscribe(topic)
    }
  }

  function touch(topic: Topic, flushInMs = REALTIME_FLUSH_MS): void {
    topic.isDirty = true
    flushing ??= setTimeout(() => runInBackground(flush()), flushInMs)
  }

  /** Never two at once: changes during a write wait for the next flush. */
  async function flush(): Promise<void> {
    const dirty = [...topics.values()].filter(({ isDirty }) => isDirty)
    const tables = families
      .filter(({ matches }) => dirty.some(({ name }) => matches(name)))
      .flatMap((each) => each.tables)
    for (const topic of dirty) topic.isDirty = false
    let isWritten = false
    try {
      if (dirty.length > 0) {
        await context.db.transaction('rw', [...new Set(tables)], async () => {
          for (const { reader } of dirty) await reader?.write()
        })
      }
      isWritten = true
    } finally {
      flushing = undefined
      // Changes that could not be written, or arrived meanwhile, wait for the next flush.
      const left = [...topics.values()].filter((topic) => topic.isDirty || (!isWritten && dirty.includes(topic)))
      for (const topic of left) touch(topic, isWritten ? REALTIME_FLUSH_MS : REWRITE_AFTER_MS)
    }
  }

  return {
    /** Sets the topics that are on screen now. */
    setWanted(names: ReadonlySet<string>): void {
      for (const topic of topics.values()) if (!names.has(topic.name)) remove(topic)
      for (const name of names) if (!topics.has(name)) add(name)
    },
    /** Runs when the connection is open: requests every topic again. */
    onOpen(): void {
      isOpen = true
      for (const topic of topics.values()) {
        Object.assign(topic, { askedAt: -Infinity, tries: 0 })
        const family = families.find((each) => each.matches(topic.name))
        if (topic.reader) subscribe(topic)
        else if (family) load(family, topic)
      }
    },
    onClosed(): void {
      isOpen = false
      for (const topic of topics.values()) {
        clearTimeout(topic.retry)
        topic.seq = null
      }
    },
    onSnapshot,
    onEvent,
    /** The topics that can be polled, with the intervals; loads the missing chunks again. */
    polled(): { name: string; pollMs: number }[] {
      return [...topics.values()].flatMap((topic) => {
        const family = families.find((each) => each.matches(topic.name))
        if (topic.reader) return [{ name: topic.name, pollMs: family?.pollMs ?? POLL_MS }]
        if (family) load(family, topic)
        return []
      })
    },
    /** Takes a snapshot that was polled while no connection is open. */
    onPolled(name: string, data: unknown): void {
      const topic = topics.get(name)
      if (!topic?.reader || isOpen) return
      if (topic.reader.takeSnapshot(data, true)) touch(topic)
      else onMalformed(name)
    },
    stop(): void {
      clearTimeout(flushing)
      for (const topic of topics.values()) clearTimeout(topic.retry)
      topics.clear()
    },
  }
}
