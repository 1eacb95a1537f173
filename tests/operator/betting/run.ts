import type { World } from '../world.ts'
import { createMovingOdds, type MovingOdds } from './moving-odds.ts'
import { settleSportBets } from './settle.ts'

/** Odds move and bets are settled by themselves, every so many ms; nothing where it is 0. */
export type BettingRun = {
  setEvery(ms: number): void
  /** Does what is due now. */
  turn(): Promise<void>
  moving: MovingOdds
  stop(): void
}

export function createBettingRun(world: World): BettingRun {
  const moving = createMovingOdds(world.book)
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** One at a time. */
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
