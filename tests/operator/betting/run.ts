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
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Turns never overlap. */
  function turn(): Promise<void> {
    const next = last.then(async () => {
      world.book.publish()
      await settleSportBets(world)
    })
    last = next.catch((cause: unknown) => console.error('operator: betting', cause))
    return next
  }

  return {
    turn,
    moving,
    setEvery(ms) {
      clearInterval(timer)
      if (ms <= 0) return
      timer = setInterval(() => void turn().catch(() => undefined), ms)
      timer.unref()
    },
    stop() {
      clearInterval(timer)
      moving.setRate(0)
    },
  }
}
