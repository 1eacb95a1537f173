import { createRepeated } from '../repeat.ts'
import type { World } from '../world.ts'
import { createMovingOdds, type MovingOdds } from './moving-odds.ts'
import { settleSportBets } from './settle.ts'

/** Publishes odds and settles bets at an interval in ms; 0 stops it. */
export type BettingRun = {
  setEvery(ms: number): void
  /** Publishes and settles what is due now. */
  turn(): Promise<void>
  moving: MovingOdds
  stop(): void
}

export function createBettingRun(world: World): BettingRun {
  const moving = createMovingOdds(world.book)
  let last: Promise<unknown> = Promise.resolve()

  /** Turns never overlap. */
  function turn(): Promise<void> {
    const next = last.then(async () => {
      world.book.publish()
      await settleSportBets(world)
    })
    last = next.catch(() => undefined)
    return next
  }

  const turns = createRepeated('betting', turn)

  return {
    turn,
    moving,
    setEvery: turns.setEvery,
    stop() {
      turns.stop()
      moving.setRate(0)
    },
  }
}
