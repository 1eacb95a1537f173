import * as v from 'valibot'
import { CRASH_POINT_MOST, CRASH_START } from '#domain/games/crash.ts'
import { currentChain } from '../crash/chain.ts'
import type { PointRange } from '../crash/rounds.ts'
import type { World } from '../world.ts'

const multiplier = v.pipe(v.number(), v.integer(), v.minValue(CRASH_START), v.maxValue(CRASH_POINT_MOST))

/** The crash methods of the test control. */
export function crashControl({ crash, database }: World) {
  return {
    /**
     * The next round crashes between the two multipliers (in hundredths, both included): the chain skips forward to the
     * first game that fits.
     */
    crashNext: (range: PointRange) => {
      const { from, to } = v.parse(v.object({ from: multiplier, to: multiplier }), range)
      crash.chooseNext({ from, to })
    },
    /** Ends the betting phase now and starts the round. */
    crashStart: () => crash.startNow(),
    /** Simulated players send this many messages per second; `cashOuts` is the share of them that cash out. */
    crashRate: ({ perSecond, cashOuts }: { perSecond: number; cashOuts?: number }) =>
      crash.bots.setRate(perSecond, cashOuts),
    /** The hash of a game of the chain, which stays secret until the game is over. */
    crashGame: async ({ game }: { game: number }) => {
      const chain = await database.write((tx) => currentChain(tx))
      return { hash: chain.getHash(game) }
    },
    /**
     * The current round with its totals and its secrets; null when no round runs. Times are ms of the operator's clock.
     */
    crashRound: () => {
      const round = crash.round()
      if (!round) return null
      const { id, game, hash, point, crashesAfterMs, phase, startsAt, nextAt, bets } = round
      return { id, game, hash, point, crashesAfterMs, phase, startsAt, nextAt, totals: bets.totals() }
    },
  }
}
