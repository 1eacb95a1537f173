import type { Odds } from '#domain/betting/odds.ts'
import { SPORTS, type Sport } from '#domain/betting/betting.ts'
import type { OperatorClock } from '../clock.ts'
import type { Topics } from '../topics.ts'
import { type PricedEvent, priceEvent, STEP_MS } from './markets.ts'
import { LEAGUES } from './names.ts'
import { eventById, eventsAt, type SimulatedEvent } from './schedule.ts'
import { listedWire, marketWire, namesWire, stateWire } from './wire.ts'

/** Changes that a test orders for an event, overriding the simulation. */
export type EventOrder = {
  event: string
  /** Abandons the event: undecided bets become void. */
  abandoned?: boolean
  /** Markets to suspend or reopen. */
  suspend?: string[]
  resume?: string[]
  /** Prices in thousandths, by "market|outcome". */
  odds?: Record<string, number>
}

type Ordered = { isAbandoned: boolean; suspended: Set<string>; odds: Map<string, Odds> }

/** The events on offer, at the book's own simulated time. */
export type Book = {
  /** ms of the simulation's clock. */
  now(): number
  /** The current state of an event with its odds; null for an unknown id. */
  priced(id: string): { event: SimulatedEvent; priced: PricedEvent } | null
  events(): SimulatedEvent[]
  getNames(event: SimulatedEvent): ReturnType<typeof namesWire>
  /** Publishes changes to subscribed topics. */
  publish(): void
  /** Sets the speed of the simulation: 1 is real time, 0 stops it. */
  setRate(rate: number): void
  step(ms: number): void
  order(order: EventOrder): void
  clear(): void
}

/** The start of a stopped clock: an ongoing event in each league. */
const FIXED_NOW = 63_000_000_000 + 20 * 60_000
const EVENT = 'betting:event:'

/** While the clock runs, simulated times are derived from the time of day, so a restart finds the same events. */
export function createBook(topics: Topics, clock: OperatorClock, initialRate: number): Book {
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
  const getNames = (event: SimulatedEvent) =>
    namesWire(event, clock.moment(Math.round(realBase + (event.start - base) / (rate || 1))))

  function getPrice(event: SimulatedEvent): PricedEvent {
    const step = Math.floor(now() / STEP_MS)
    const known = cache.get(event.id)
    if (known?.step === step) return known.priced
    const priced = withOrders(priceEvent(event, step * STEP_MS), ordered.get(event.id))
    if (cache.size > 2_000) cache.clear()
    cache.set(event.id, { step, priced })
    return priced
  }

  /** The entries of a topic as JSON text, by id. */
  function getParts(topic: string): Map<string, string> {
    const entries: { id: string }[] = []
    if (topic === 'betting') entries.push(...listed().map(getNames))
    else if (topic.startsWith(EVENT)) {
      const event = eventById(topic.slice(EVENT.length))
      if (event) {
        const priced = getPrice(event)
        entries.push(stateWire(event, priced), ...priced.markets.map(marketWire))
      }
    } else {
      const sport = topic.slice('betting:'.length)
      const sportEvents = listed().filter((event) => event.sport === sport)
      entries.push(...sportEvents.map((event) => listedWire(event, getPrice(event))))
    }
    return new Map(entries.map((entry) => [entry.id, JSON.stringify(entry)]))
  }

  function publishTopic(topic: string): void {
    const before = published.get(topic) ?? new Map<string, string>()
    const parts = getParts(topic)
    published.set(topic, parts)
    const changed = [...parts]
      .filter(([id, text]) => before.get(id) !== text)
      .map(([id, text]) => [id, JSON.parse(text)])
    const removed = [...before.keys()].filter((id) => !parts.has(id))
    if (changed.length === 0 && removed.length === 0) return
    const eventId = topic.startsWith(EVENT) ? topic.slice(EVENT.length) : null
    const entries = changed.filter(([id]) => id !== eventId).map(([, entry]) => entry)
    const state = changed.find(([id]) => id === eventId)?.[1] ?? null
    topics.publish(topic, eventId === null ? { events: entries, removed } : { state, markets: entries, removed })
  }

  topics.register({
    matches: (topic) =>
      topic === 'betting' ||
      SPORTS.some((sport) => topic === `betting:${sport}`) ||
      (topic.startsWith(EVENT) && eventById(topic.slice(EVENT.length)) !== null),
    snapshot(topic) {
      // First bring the existing subscribers up to the state that the new one receives.
      publishTopic(topic)
      const entries = [...(published.get(topic)?.values() ?? [])].map((text): unknown => JSON.parse(text))
      if (topic === 'betting') {
        return { sports: SPORTS.map((id: Sport) => ({ id, leagues: LEAGUES[id] })), events: entries }
      }
      const event = topic.startsWith(EVENT) ? eventById(topic.slice(EVENT.length)) : null
      if (!event) return { events: entries }
      const [state, ...markets] = entries
      return { event: { ...getNames(event), ...(state as object) }, markets }
    },
    onListeners(topic, count) {
      if (count > 0) listened.add(topic)
      else listened.delete(topic)
    },
  })

  return {
    now,
    events: listed,
    getNames,
    priced(id) {
      const event = eventById(id)
      return event && { event, priced: getPrice(event) }
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
      // Tests write prices as plain numbers.
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
