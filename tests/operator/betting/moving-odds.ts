import { toOdds } from '#domain/betting/odds.ts'
import { createRate } from '../repeat.ts'
import type { Book } from './book.ts'
import type { SimulatedEvent } from './schedule.ts'

/** Price moves that are independent of the simulation. */
export type MovingOdds = {
  /** Price moves per second, over all listed events; 0 stops them. */
  setRate(perSecond: number): void
}

const HUNDREDTHS = { least: 105, most: 995 }

export function createMovingOdds(book: Book): MovingOdds {
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
  }

  const rate = createRate('odds', (count) => {
    const events = book.events().filter(({ end }) => end > book.now())
    for (let each = 0; each < count; each += 1) move(events)
    book.publish()
  })

  return { setRate: (perSecond) => rate.setRate(perSecond) }
}
