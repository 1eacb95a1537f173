import type { EventNamesWire, EventStateWire, ListedEventWire, MarketStateWire } from '#endpoints/betting-topics.ts'
import { lineToDecimal } from '#domain/betting/markets.ts'
import { oddsToDecimal } from '#domain/betting/odds.ts'
import type { PricedEvent, PricedMarket } from './markets.ts'
import type { SimulatedEvent } from './schedule.ts'

/** The names of an event in the wire format; `start` is a wire timestamp. */
export function namesWire({ id, sport, league, home, away }: SimulatedEvent, start: string): EventNamesWire {
  return { id, sport, league, home, away, start }
}

export function stateWire({ id }: SimulatedEvent, { phase, eventState }: PricedEvent): EventStateWire {
  const { period, minute, pause, score, periods } = eventState
  return { id, phase, period, minute, pause, score: [...score], periods: periods.map(([home, away]) => [home, away]) }
}

export function listedWire(event: SimulatedEvent, priced: PricedEvent): ListedEventWire {
  const main = priced.markets.find(({ id }) => id === 'result')
  return { ...stateWire(event, priced), main: main ? marketWire(main) : null }
}

export function marketWire({ terms, suspended, outcomes, id }: PricedMarket): MarketStateWire {
  return {
    id,
    group: terms.group,
    line: terms.line === null ? null : lineToDecimal(terms.line),
    period: terms.period,
    suspended,
    outcomes: outcomes.map((outcome) => ({ id: outcome.id, odds: outcome.odds && oddsToDecimal(outcome.odds) })),
  }
}
