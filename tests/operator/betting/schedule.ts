import { createHash } from 'node:crypto'
import { SPORTS, type Sport } from '../../../worker/domain/betting/betting.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { CHANNELS, LEAGUES, sidesOf } from './names.ts'

const MINUTE = 60_000
/** How long an event takes, ms of the simulation; the next one of its league begins right after it. */
export const LENGTH_MS: Record<Sport, number> = {
  football: 105 * MINUTE,
  tennis: 90 * MINUTE,
  basketball: 60 * MINUTE,
  esports: 75 * MINUTE,
}
/** Of each league: one that is over, one that goes on, and those to come: 220 that can be bet on, 20 of them live. */
const COMING = 10

const LETTERS: Record<Sport, string> = { football: 'f', tennis: 't', basketball: 'b', esports: 'e' }

/** An event of the simulation: everything of it follows from its id. Moments are ms of the simulation's clock. */
export type SimulatedEvent = {
  id: string
  sport: Sport
  league: string
  home: string
  away: string
  start: number
  end: number
  /** How strong the home side is, −1 … 1. */
  edge: number
}

const known = new Map<string, SimulatedEvent>()

/** The events that are listed at a moment: those just over, live, and to come, by sport and league. */
export function eventsAt(now: number): SimulatedEvent[] {
  return SPORTS.flatMap((sport) =>
    Array.from({ length: CHANNELS }, (_, channel) => {
      const live = Math.floor((now + offsetOf(sport, channel)) / LENGTH_MS[sport])
      return Array.from({ length: COMING + 2 }, (_each, at) => makeEvent(sport, channel, live - 1 + at))
    }).flat(),
  )
}

/** An event by its id; null for what is none. */
export function eventById(id: string): SimulatedEvent | null {
  const match = /^([ftbe])([0-4])-(\d{1,9})$/.exec(id)
  const sport = SPORTS.find((each) => LETTERS[each] === match?.[1])
  return sport ? makeEvent(sport, Number(match?.[2]), Number(match?.[3])) : null
}

/** Numbers that belong to an event and a purpose: always the same. */
export function randomOf(id: string, purpose: string): Random {
  return createRandom(createHash('sha256').update(`${purpose} ${id}`).digest().readUInt32LE(0))
}

/** Leagues do not begin all at once. */
function offsetOf(sport: Sport, channel: number): number {
  return Math.round((channel * LENGTH_MS[sport]) / CHANNELS)
}

function makeEvent(sport: Sport, channel: number, place: number): SimulatedEvent {
  const id = `${LETTERS[sport]}${channel}-${place}`
  const before = known.get(id)
  if (before) return before
  const random = randomOf(id, 'event')
  const [home, away] = sidesOf(sport, random.of)
  const start = place * LENGTH_MS[sport] - offsetOf(sport, channel)
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
  // Long runs at a fast clock: what is over long since is made again if it is asked for.
  if (known.size > 2_000) known.clear()
  known.set(id, event)
  return event
}
