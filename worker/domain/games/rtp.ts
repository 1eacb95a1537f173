import { CASE_TABLES } from './case-tables.ts'
import { caseReturn } from './cases.ts'
import { coinflipReturn } from './coinflip.ts'
import { CRASH_RTP_PERCENT } from './crash.ts'
import { diceReturn, diceTarget } from './dice.ts'
import { DUEL_FEE_PERCENT } from './duels.ts'
import { HILO_RANKS, hiloRanksThatWin, hiloStepMultiplier } from './hilo.ts'
import type { HouseGame } from './house-games.ts'
import { KENO_MOST_PICKS, KENO_RISKS, kenoReturn } from './keno.ts'
import { MINER_RETURN_PERCENT } from './miner.ts'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoReturn } from './plinko.ts'
import { PLACES, POCKETS } from './roulette.ts'
import { ROOM_FEE_PERCENT } from './rooms.ts'
import { WHEEL_RISKS, wheelReturn } from './wheel.ts'

/** RTP as a fraction of the bet; `min` and `max` differ if it depends on the player's choices. */
export type Rtp = { min: number; max: number }

/** Computes the RTP of each house game, and of the duel, from its rules. */
export function computeRtp(): Record<HouseGame | 'duel', Rtp> {
  return {
    dice: toRtpRange([diceReturn(diceTarget(5_000, 'over'), 'over')]),
    plinko: toRtpRange(
      PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => toShare(plinkoReturn({ rows, risk })))),
    ),
    coinflip: toRtpRange([fraction(coinflipReturn(1))]),
    hilo: toRtpRange([hiloGuessReturn()]),
    keno: toRtpRange(KENO_RISKS.flatMap((risk) => picks().map((count) => kenoReturn(risk, count)))),
    miner: toRtpRange([MINER_RETURN_PERCENT / 100]),
    roulette: toRtpRange([...PLACES.values()].map(({ covers, pays }) => (covers.length * pays) / POCKETS)),
    wheel: toRtpRange(WHEEL_RISKS.map((risk) => toShare(wheelReturn(risk)))),
    cases: toRtpRange(CASE_TABLES.map(({ items }) => toShare(caseReturn(items)))),
    crash: toRtpRange([CRASH_RTP_PERCENT / 100]),
    rooms: toRtpRange([1 - ROOM_FEE_PERCENT / 100]),
    duel: toRtpRange([1 - DUEL_FEE_PERCENT / 100]),
  }
}

/** The return of one guess: multiplier times chance, the same for every card. */
function hiloGuessReturn(): number {
  return fraction(hiloStepMultiplier(0, 'higher')) * (hiloRanksThatWin(0, 'higher') / HILO_RANKS)
}

function picks(): number[] {
  return Array.from({ length: KENO_MOST_PICKS }, (_, at) => at + 1)
}

function toRtpRange(returns: readonly number[]): Rtp {
  return { min: Math.min(...returns), max: Math.max(...returns) }
}

function fraction({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return Number(numerator) / Number(denominator)
}

function toShare({ paid, of }: { paid: number; of: number }): number {
  return paid / of
}
