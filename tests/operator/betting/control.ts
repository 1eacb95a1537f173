import type { LegStatus, Sport } from '#domain/betting/betting.ts'
import { settleOutcome } from '#domain/betting/markets.ts'
import type { World } from '../world.ts'
import type { EventOrder } from './book.ts'
import type { BettingRun } from './run.ts'
import { readSportBets } from './rows.ts'
import { getEnd, finalScore } from './timeline.ts'

/** The sportsbook methods of the test control. */
export function bettingControl(world: World, run: BettingRun, readPlayerId: (email: string) => Promise<number>) {
  const { book, database } = world
  return {
    /** Sets the speed of the simulation (0 stops it) and the interval of publishing and settling, in ms. */
    bettingClock: ({ rate, everyMs }: { rate: number; everyMs: number }) => {
      book.setRate(rate)
      run.setEvery(everyMs)
    },
    /** Main-market prices move this many times per second, independent of the simulation; 0 stops them. */
    bettingRate: ({ perSecond }: { perSecond: number }) => run.moving.setRate(perSecond),
    /** Advances the simulation by ms, publishes the changes and settles decided bets. */
    bettingStep: async (ms: number) => {
      book.step(ms)
      await run.turn()
    },
    /** Abandons an event, suspends or reopens its markets, or sets prices. */
    bettingOrder: async (order: EventOrder) => {
      book.order(order)
      await run.turn()
    },
    /** Finds outcomes on offer that will end as wanted, soonest first, each of a different event. */
    bettingFind: ({ ends, sport, phase, group, most = 1 }: FindOrder) => {
      const found = book
        .events()
        .filter((event) => sport === undefined || event.sport === sport)
        .flatMap((event) => {
          const { priced } = book.priced(event.id) ?? {}
          if (!priced || priced.phase !== (phase ?? 'upcoming')) return []
          const outcomes = priced.markets
            .filter(({ suspended, terms }) => !suspended && (group === undefined || terms.group === group))
            .flatMap((market) => market.outcomes.map((outcome) => ({ market, ...outcome })))
          const hit = outcomes.find(
            ({ market: { terms }, id, odds }) =>
              odds !== null && settleOutcome(terms, id, finalScore(event, terms.period)) === ends,
          )
          if (!hit || hit.odds === null) return []
          const { market, id: outcome, odds } = hit
          const endsInMs = event.start + getEnd(event, market.terms.period) - book.now()
          return [{ event: event.id, market: market.id, terms: market.terms, outcome, odds, endsInMs }]
        })
      return found.toSorted((one, other) => one.endsInMs - other.endsInMs).slice(0, most)
    },
    /** The number of listed events, by phase. */
    bettingEvents: () => {
      const phases = book.events().map(({ id }) => book.priced(id)?.priced.phase ?? 'ended')
      return { upcoming: count(phases, 'upcoming'), live: count(phases, 'live'), ended: count(phases, 'ended') }
    },
    sportBets: async (email: string) => {
      const player = await readPlayerId(email)
      return database.read((query) => readSportBets(query, player))
    },
  }
}

function count<Item>(list: readonly Item[], wanted: Item): number {
  return list.filter((each) => each === wanted).length
}

type FindOrder = {
  ends: LegStatus
  sport?: Sport
  phase?: 'upcoming' | 'live'
  group?: string
  most?: number
}
