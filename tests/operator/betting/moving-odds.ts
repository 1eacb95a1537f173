import { type Odds, toOdds } from '../../../worker/domain/betting/odds.ts'
import type { Book } from './book.ts'
import type { SimulatedEvent } from './schedule.ts'

/** A price that was moved; `outcome` is its place in the event's main market. `at` is ms of this machine's clock. */
export type OddsMove = { at: number; event: string; outcome: number; odds: Odds }

/** Prices that move whatever the simulation says. */
export type MovingOdds = {
  /** So many prices a second, of any events that are listed; 0: none. */
  setRate(perSecond: number): void
  /** What was moved since the rate was last set to anything but 0. */
  moves(): readonly OddsMove[]
}

const TICK_MS = 20
const HUNDREDTHS = { least: 105, most: 995 }

export function createMovingOdds(book: Book): MovingOdds {
  let timer: NodeJS.Timeout | undefined
  let moves: OddsMove[] = []

  function move(events: readonly SimulatedEvent[]): void {
    const event = events[Math.floor(Math.random() * events.length)]
    const market = event && book.priced(event.id)?.priced.markets.find(({ id }) => id === 'result')
    if (!market) return
    const outcome = Math.floor(Math.random() * market.outcomes.length)
    const chosen = market.outcomes[outcome]
    if (!chosen) return
    const hundredths = HUNDREDTHS.least + Math.floor(Math.random() * (HUNDREDTHS.most - HUNDREDTHS.least))
    const odds = toOdds(hundredths * 10)
    book.order({ event: event.id, odds: { [`${market.id}|${chosen.id}`]: odds } })
    moves.push({ at: Date.now(), event: event.id, outcome, odds })
  }

  return {
    setRate(perSecond) {
      clearInterval(timer)
      if (perSecond <= 0) return
      moves = []
      // More than a timer can: several at each turn.
      const everyMs = Math.max(TICK_MS, 1_000 / perSecond)
      let due = 0
      let last = performance.now()
      timer = setInterval(() => {
        // By the clock: a timer of a busy process comes late.
        due += ((performance.now() - last) * perSecond) / 1_000
        last = performance.now()
        const events = book.events().filter(({ end }) => end > book.now())
        for (; due >= 1; due -= 1) move(events)
        book.publish()
      }, everyMs)
      timer.unref()
    },
    moves: () => moves,
  }
}
