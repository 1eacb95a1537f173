import { getTopic } from '#endpoints/topic-snapshot.ts'
import { rejection } from './http/problem.ts'
import { type App, serve } from './http/serve.ts'
import type { World } from './world.ts'

/** A subscriber of topics: one socket connection. */
export type Subscriber = { send(frame: TopicFrame): void }

export type TopicFrame = { type: 'topic' | 'event'; topic: string; seq: number; data: unknown }

/** A provider of topics, one per domain of the operator. */
export type TopicSource = {
  matches(topic: string): boolean
  /**
   * The current state of a topic. Events published while it is read are sent after it, so applying them again must be
   * harmless.
   */
  snapshot(topic: string): unknown | Promise<unknown>
  /** Called with the number of subscribers of one of its topics. */
  onListeners?(topic: string, count: number): void
}

/** How a test disturbs the next events of a topic. */
export type TopicFault = 'drop' | 'double' | 'swap'

export type Topics = {
  register(source: TopicSource): void
  /** Sends an event to all subscribers; its sequence number increases even without any. */
  publish(topic: string, data: unknown): void
  subscribe(subscriber: Subscriber, topic: string): Promise<void>
  /** The current state of a topic; undefined if there is no such topic. */
  snapshot(topic: string): Promise<unknown>
  unsubscribe(subscriber: Subscriber, topic: string): void
  /** Removes a closed connection. */
  forget(subscriber: Subscriber): void
  /** Disturbs the next `times` events of a topic. */
  fault(topic: string, fault: TopicFault, times: number): void
  listeners(topic: string): number
  /** Whether a topic with such a name has subscribers. */
  isWatched(names: RegExp): boolean
  clear(): void
}

type Channel = {
  seq: number
  /** Events that wait while the snapshot is being read; null once it is sent. */
  listeners: Map<Subscriber, TopicFrame[] | null>
  fault: { kind: TopicFault; left: number } | null
  /** An event that waits to be sent after the next one. */
  swapped: TopicFrame | null
}

/** Serves the snapshots of topics to apps on networks that block sockets. */
export function topicRoutes(app: App, { topics }: Pick<World, 'topics'>): void {
  serve(app, getTopic, async ({ param }) => {
    const state = await topics.snapshot(param('topic'))
    if (state === undefined) throw rejection(404, 'topic.unknown')
    return { state }
  })
}

/** The public topics of the socket: numbered events, and snapshots that fit into their sequence. */
export function createTopics(): Topics {
  const sources: TopicSource[] = []
  const channels = new Map<string, Channel>()

  function getChannel(topic: string): Channel {
    const known = channels.get(topic)
    if (known) return known
    const channel: Channel = { seq: 0, listeners: new Map(), fault: null, swapped: null }
    channels.set(topic, channel)
    return channel
  }

  function deliver(channel: Channel, frame: TopicFrame): void {
    for (const [subscriber, waiting] of channel.listeners) {
      if (waiting) waiting.push(frame)
      else subscriber.send(frame)
    }
  }

  function notifyListeners(topic: string): void {
    const count = channels.get(topic)?.listeners.size ?? 0
    for (const source of sources) if (source.matches(topic)) source.onListeners?.(topic, count)
  }

  return {
    register: (source) => void sources.push(source),
    publish(topic, data) {
      const channel = getChannel(topic)
      channel.seq += 1
      const frame: TopicFrame = { type: 'event', topic, seq: channel.seq, data }
      const { fault } = channel
      if (fault && fault.left > 0) {
        fault.left -= 1
        if (fault.kind === 'drop') return
        if (fault.kind === 'swap') {
          channel.swapped = frame
          return
        }
        deliver(channel, frame)
      }
      deliver(channel, frame)
      if (channel.swapped) deliver(channel, channel.swapped)
      channel.swapped = null
    },
    async subscribe(subscriber, topic) {
      const source = sources.find(({ matches }) => matches(topic))
      // Ignore unknown topics.
      if (!source) return
      const channel = getChannel(topic)
      const waiting: TopicFrame[] = []
      channel.listeners.set(subscriber, waiting)
      notifyListeners(topic)
      const { seq } = channel
      const data = await source.snapshot(topic)
      // The connection unsubscribed, or subscribed again, while the snapshot was read.
      if (channel.listeners.get(subscriber) !== waiting) return
      subscriber.send({ type: 'topic', topic, seq, data })
      channel.listeners.set(subscriber, null)
      for (const frame of waiting) subscriber.send(frame)
    },
    snapshot: async (topic) => sources.find(({ matches }) => matches(topic))?.snapshot(topic),
    unsubscribe(subscriber, topic) {
      if (channels.get(topic)?.listeners.delete(subscriber)) notifyListeners(topic)
    },
    forget(subscriber) {
      for (const [topic, { listeners }] of channels) if (listeners.delete(subscriber)) notifyListeners(topic)
    },
    fault(topic, kind, times) {
      getChannel(topic).fault = { kind, left: times }
    },
    listeners: (topic) => channels.get(topic)?.listeners.size ?? 0,
    isWatched: (names) => [...channels].some(([topic, { listeners }]) => listeners.size > 0 && names.test(topic)),
    clear() {
      for (const channel of channels.values()) Object.assign(channel, { fault: null, swapped: null })
    },
  }
}
