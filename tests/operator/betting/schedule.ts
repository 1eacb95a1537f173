import { createHash } from 'node:crypto'
import { SPORTS, type Sport } from '#domain/betting/betting.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { CHANNELS, LEAGUES, getSides } from './names.ts'

const MINUTE = 60_000
/** Duration of an event in ms of the simulation; the next event of its league begins right after it. */
export const LENGTH_MS: Record<Sport, number> = {
  football: 105 * MINUTE,
  tennis: 90 * MINUTE,
  basketball: 60 * MINUTE,
  esports: 75 * MINUTE,
}
/**
 * Future events per league, besides one finished and one live event. In total 220 events can be bet on, 20 of them
 * live.
 */
const COMING = 10

const LETTERS: Record<Sport, string> = { football: 'f', tennis: 't', basketball: 'b', esports: 'e' }

/** A simulated event, derived entirely from its id. Times are ms of the simulation's clock. */
export type SimulatedEvent = {
  id: string
  sport: Sport
  league: string
  home: string
  away: string
  start: number
  end: number
  /** Relative strength of the home side, −1 … 1. */
  edge: number
}

const known = new Map<string, SimulatedEvent>()

/** The events listed at a simulated time: just finished, live and upcoming, by sport and league. */
export function eventsAt(now: number): SimulatedEvent[] {
  return SPORTS.flatMap((sport) =>
    Array.from({ length: CHANNELS }, (_, channel) => {
      const live = Math.floor((now + getOffset(sport, channel)) / LENGTH_MS[sport])
      return Array.from({ length: COMING + 2 }, (_each, at) => makeEvent(sport, channel, live - 1 + at))
    }).flat(),
  )
}

/** An event by its id; null for an invalid id. */
export function eventById(id: string): SimulatedEvent | null {
  const match = /^([ftbe])([0-4])-(\d{1,9})$/.exec(id)
  const sport = SPORTS.find((each) => LETTERS[each] === match?.[1])
  return sport ? makeEvent(sport, Number(match?.[2]), Number(match?.[3])) : null
}

/** A deterministic random sequence for an event and a purpose. */
export function makeRandom(id: string, purpose: string): Random {
  return createRandom(createHash('sha256').update(`${purpose} ${id}`).digest().readUInt32LE(0))
}

/** Staggers the start times of leagues. */
function getOffset(sport: Sport, channel: number): number {
  return Math.round((channel * LENGTH_MS[sport]) / CHANNELS)
}

function makeEvent(sport: Sport, channel: number, place: number): SimulatedEvent {
  const id = `${LETTERS[sport]}${channel}-${place}`
  const before = known.get(id)
  if (before) return before
  const random = makeRandom(id, 'event')
  const [home, away] = getSides(sport, random.of)
  const start = place * LENGTH_MS[sport] - getOffset(sport, channel)
  const event = {
    id,
    sport,
    league: LEAGUES[sport][channel]?.id ?? '',
    home,
    away,
    start,
    end: start + LENGTH_MS[sport],
    edge: random.next() * 1.6 - 0.8,
  }
  // Limits memory in long runs at a fast clock; dropped events are created again on demand.
  if (known.size > 2_000) known.clear()
  known.set(id, event)
  return event
}
