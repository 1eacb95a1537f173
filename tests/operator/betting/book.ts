import type { Odds } from '../../../worker/domain/betting/odds.ts'
import { SPORTS, type Sport } from '../../../worker/domain/betting/betting.ts'
import type { Clock } from '../clock.ts'
import type { Topics } from '../topics.ts'
import { type PricedEvent, priceEvent, STEP_MS } from './markets.ts'
import { LEAGUES } from './names.ts'
import { eventById, eventsAt, type SimulatedEvent } from './schedule.ts'
import { listedWire, marketWire, namesWire, stateWire } from './wire.ts'

/** What a test has ordered of an event, in place of what the simulation says. */
export type EventOrder = {
  event: string
  /** It will not be played to its end: what is not decided is void. */
  abandoned?: boolean
  /** Markets that are closed, or open again. */
  suspend?: string[]
  resume?: string[]
  /** Prices in thousandths, by "market|outcome". */
  odds?: Record<string, number>
}

type Ordered = { isAbandoned: boolean; suspended: Set<string>; odds: Map<string, Odds> }

/** The events that can be bet on, as they stand by the book's own clock. */
export type Book = {
  /** ms of the simulation's clock. */
  now(): number
  /** An event as it stands, with its odds; null for none of that id. */
  priced(id: string): { event: SimulatedEvent; priced: PricedEvent } | null
  events(): SimulatedEvent[]
  namesOf(event: SimulatedEvent): ReturnType<typeof namesWire>
  /** Tells those who listen what has changed. */
  publish(): void
  /** How fast the simulation goes: 1 is as the operator's clock, 0 stands still. */
  setRate(rate: number): void
  step(ms: number): void
  order(order: EventOrder): void
  clear(): void
}

/** Where a clock that stands still begins: some way into an event of each league. */
const FIXED_NOW = 63_000_000_000 + 20 * 60_000
const EVENT = 'betting:event:'

/** Where the clock runs, the simulation's moments follow from the time of day: a restart finds its events again. */
export function createBook(topics: Topics, clock: Clock, initialRate: number): Book {
  let rate: number
  let base: number
  let realBase: number
  const ordered = new Map<string, Ordered>()
  const cache = new Map<string, { step: number; priced: PricedEvent }>()
  const listened = new Set<string>()
  const published = new Map<string, Map<string, string>>()

  function begin(): void {
    rate = initialRate
    base = rate > 0 ? 0 : FIXED_NOW
    realBase = rate > 0 ? 0 : clock.now()
  }
  begin()

  const now = (): number => base + (clock.now() - realBase) * rate
  const listed = (): SimulatedEvent[] => eventsAt(now())
  const namesOf = (event: SimulatedEvent) =>
    namesWire(event, clock.moment(Math.round(realBase + (event.start - base) / (rate || 1))))

  function priceOf(event: SimulatedEvent): PricedEvent {
    const step = Math.floor(now() / STEP_MS)
    const known = cache.get(event.id)
    if (known?.step === step) return known.priced
    const priced = withOrders(priceEvent(event, step * STEP_MS), ordered.get(event.id))
    if (cache.size > 2_000) cache.clear()
    cache.set(event.id, { step, priced })
    return priced
  }

  /** Each thing that a topic tells of, as text by its id. */
  function partsOf(topic: string): Map<string, string> {
    const entries: { id: string }[] = []
    if (topic === 'betting') entries.push(...listed().map(namesOf))
    else if (topic.startsWith(EVENT)) {
      const event = eventById(topic.slice(EVENT.length))
      if (event) {
        const priced = priceOf(event)
        entries.push(stateWire(event, priced), ...priced.markets.map(marketWire))
      }
    } else {
      const sport = topic.slice('betting:'.length)
      const own = listed().filter((event) => event.sport === sport)
      entries.push(...own.map((event) => listedWire(event, priceOf(event))))
    }
    return new Map(entries.map((entry) => [entry.id, JSON.stringify(entry)]))
  }

  function publishTopic(topic: string): void {
    const before = published.get(topic) ?? new Map<string, string>()
    const parts = partsOf(topic)
    published.set(topic, parts)
    const changed = [...parts]
      .filter(([id, text]) => before.get(id) !== text)
      .map(([id, text]) => [id, JSON.parse(text)])
    const removed = [...before.keys()].filter((id) => !parts.has(id))
    if (changed.length === 0 && removed.length === 0) return
    const own = topic.startsWith(EVENT) ? topic.slice(EVENT.length) : null
    const entries = changed.filter(([id]) => id !== own).map(([, entry]) => entry)
    const state = changed.find(([id]) => id === own)?.[1] ?? null
    topics.publish(topic, own === null ? { events: entries, removed } : { state, markets: entries, removed })
  }

  topics.register({
    matches: (topic) =>
      topic === 'betting' ||
      SPORTS.some((sport) => topic === `betting:${sport}`) ||
      (topic.startsWith(EVENT) && eventById(topic.slice(EVENT.length)) !== null),
    snapshot(topic) {
      // Whoever listens already is brought as far as the newcomer.
      publishTopic(topic)
      const entries = [...(published.get(topic)?.values() ?? [])].map((text): unknown => JSON.parse(text))
      if (topic === 'betting') {
        return { sports: SPORTS.map((id: Sport) => ({ id, leagues: LEAGUES[id] })), events: entries }
      }
      const event = topic.startsWith(EVENT) ? eventById(topic.slice(EVENT.length)) : null
      if (!event) return { events: entries }
      const [state, ...markets] = entries
      return { event: { ...namesOf(event), ...(state as object) }, markets }
    },
    onListeners(topic, count) {
      if (count > 0) listened.add(topic)
      else listened.delete(topic)
    },
  })

  return {
    now,
    events: listed,
    namesOf,
    priced(id) {
      const event = eventById(id)
      return event && { event, priced: priceOf(event) }
    },
    publish: () => listened.forEach(publishTopic),
    setRate(next) {
      base = now()
      realBase = clock.now()
      rate = next
    },
    step(ms) {
      base += ms
    },
    order({ event, abandoned, suspend = [], resume = [], odds = {} }) {
      const order = ordered.get(event) ?? { isAbandoned: false, suspended: new Set(), odds: new Map() }
      ordered.set(event, order)
      order.isAbandoned = abandoned ?? order.isAbandoned
      for (const market of suspend) order.suspended.add(market)
      for (const market of resume) order.suspended.delete(market)
      // A test writes prices as they are.
      for (const [name, value] of Object.entries(odds)) order.odds.set(name, value as Odds)
      cache.delete(event)
    },
    clear() {
      ordered.clear()
      cache.clear()
      begin()
    },
  }
}

function withOrders(priced: PricedEvent, order: Ordered | undefined): PricedEvent {
  if (!order) return priced
  if (order.isAbandoned && priced.phase !== 'ended') return { ...priced, phase: 'abandoned', markets: [] }
  const markets = priced.markets.map((market) => ({
    ...market,
    suspended: market.suspended || order.suspended.has(market.id),
    outcomes: market.outcomes.map(({ id, odds }) => ({ id, odds: order.odds.get(`${market.id}|${id}`) ?? odds })),
  }))
  return { ...priced, markets }
}
