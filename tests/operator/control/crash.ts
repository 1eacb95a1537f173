import * as v from 'valibot'
import { CRASH_POINT_MOST, CRASH_START } from '../../../worker/domain/games/crash.ts'
import { currentChain } from '../crash/chain.ts'
import type { PointRange } from '../crash/rounds.ts'
import type { World } from '../world.ts'

const multiplier = v.pipe(v.number(), v.integer(), v.minValue(CRASH_START), v.maxValue(CRASH_POINT_MOST))

/** What a test can ask about crash. Part of the control's surface. */
export function crashControl({ crash, database }: World) {
  return {
    /**
     * Has the next round that begins crash between two multipliers in hundredths, both included, by going on along the
     * chain to such a game.
     */
    crashNext: (range: PointRange) => {
      const { from, to } = v.parse(v.object({ from: multiplier, to: multiplier }), range)
      crash.chooseNext({ from, to })
    },
    /** Ends the betting now, and starts the round. */
    crashStart: () => crash.startNow(),
    /** Other players of crash make so many messages a second; `cashOuts` is the share of them that cashes out. */
    crashRate: ({ perSecond, cashOuts }: { perSecond: number; cashOuts?: number }) =>
      crash.bots.setRate(perSecond, cashOuts),
    /** The hash of a game of the chain, which is secret until the game is over. */
    crashGame: async ({ game }: { game: number }) => {
      const chain = await database.write((tx) => currentChain(tx))
      return { hash: chain.hashOf(game) }
    },
    /** The round that is on, with its totals and what is secret of it; null where there is none. Times are ms of the operator's clock. */
    crashRound: () => {
      const round = crash.round()
      if (!round) return null
      const { id, game, hash, point, crashesAfterMs, phase, startsAt, nextAt, bets } = round
      return { id, game, hash, point, crashesAfterMs, phase, startsAt, nextAt, totals: bets.totals() }
    },
  }
}
