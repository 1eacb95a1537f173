import type { ClientFrame, ServerFrame } from '../endpoints/socket.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { REALTIME_FLUSH_MS } from '../domain/protocol/constants.ts'

type Snapshot = Extract<ServerFrame, { type: 'topic' }>
type Event = Extract<ServerFrame, { type: 'event' }>

/**
 * What becomes of one topic while it is on screen: it takes snapshots and events at any rate, keeps what is shown in
 * memory, and writes it when asked to. `take…` give false for data that does not fit its schema, and change nothing then.
 */
export type TopicReader = {
  takeSnapshot(data: unknown): boolean
  takeEvent(data: unknown): boolean
  /** Writes what has changed, inside the flush's transaction. */
  write(): Promise<void>
}

/** The topics of one domain: which they are, which tables they write, and the code that reads one. */
export type TopicFamily = {
  matches(topic: string): boolean
  tables: readonly string[]
  load(): Promise<(context: Context, topic: string) => TopicReader>
}

/** A snapshot is asked for again no more often than this, whatever goes wrong. */
const RESUBSCRIBE_MIN_MS = 1_000
/** Without a snapshot for this long it is asked for again, each time later. */
const SNAPSHOT_WITHIN_MS = 5_000
const SNAPSHOT_WITHIN_MAX_MS = 60_000
/** What could not be written is tried again after this time. */
const REWRITE_AFTER_MS = 1_000

type Topic = {
  name: string
  reader: TopicReader | null
  /** The number of the last message that was taken; null until a snapshot is here. */
  seq: number | null
  isDirty: boolean
  askedAt: number
  /** How often it was asked for without an answer. */
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
  /** Counts a message that does not fit. */
  onMalformed: (what: string) => void
}

/**
 * Keeps every wanted topic up to date: a snapshot, then each event by its number. A gap, and each new connection, asks
 * for a new snapshot; a doubled or late event changes nothing. All that has changed is written in one transaction, at
 * most ten times a second.
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

  /** Loads the code that reads a topic; where it cannot be had, the next connection tries again. */
  function load(family: TopicFamily, topic: Topic): void {
    const { name } = topic
    runInBackground(
      family.load().then((create) => {
        // It may have left the screen meanwhile, or a connection that came up has loaded the same.
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
    // One that was not asked for, or is doubled, is late: what is here has gone on since.
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
      // What it was to say is not known now.
      onMalformed(name)
      subscribe(topic)
    }
  }

  function touch(topic: Topic, flushInMs = REALTIME_FLUSH_MS): void {
    topic.isDirty = true
    flushing ??= setTimeout(() => runInBackground(flush()), flushInMs)
  }

  /** Never two at once: what comes while one is written waits for the next. */
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
      // What could not be written is still to be.
      const left = [...topics.values()].filter((topic) => topic.isDirty || (!isWritten && dirty.includes(topic)))
      for (const topic of left) touch(topic, isWritten ? REALTIME_FLUSH_MS : REWRITE_AFTER_MS)
    }
  }

  return {
    /** The topics that are on screen now. */
    setWanted(names: ReadonlySet<string>): void {
      for (const topic of topics.values()) if (!names.has(topic.name)) remove(topic)
      for (const name of names) if (!topics.has(name)) add(name)
    },
    /** A connection stands: everything is asked for anew. */
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
    stop(): void {
      clearTimeout(flushing)
      for (const topic of topics.values()) clearTimeout(topic.retry)
      topics.clear()
    },
  }
}
