import { expect, test } from 'vitest'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { COINFLIP_MOST, coinflipMultiplier } from '#domain/games/coinflip.ts'
import { AUTO_CASH_OUT } from '#domain/games/crash.ts'
import { DICE_CHANCE, diceMultiplier, diceTarget } from '#domain/games/dice.ts'
import { HILO_MOST_TIMES } from '#domain/games/hilo.ts'
import { KENO_MOST_PICKS, KENO_RISKS, kenoPays } from '#domain/games/keno.ts'
import { MINER_MINES, minerGems, minerHundredths } from '#domain/games/miner.ts'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoPays } from '#domain/games/plinko.ts'
import { PLACES } from '#domain/games/roulette.ts'
import { TOP_MULTIPLIERS } from '#domain/games/top-multipliers.ts'
import { WHEELS } from '#domain/games/wheel.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

test('says of each game the highest multiplier that its rules pay', () => {
  const { min, max } = MINER_MINES
  const mines = upTo(max).filter((count) => count >= min)
  expect(TOP_MULTIPLIERS).toEqual({
    crash: AUTO_CASH_OUT.max / 100,
    dice: diceMultiplier(diceTarget(DICE_CHANCE.min, 'over'), 'over') / 10_000,
    miner: Math.floor(
      Math.max(...mines.flatMap((count) => upTo(minerGems(count)).map((gems) => minerHundredths(count, gems)))) / 100,
    ),
    plinko:
      Math.max(...PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.flatMap((risk) => plinkoPays({ rows, risk })))) / 100,
    roulette: Math.max(...[...PLACES.values()].map(({ pays }) => pays)),
    coinflip: Math.floor(coinflipMultiplier(COINFLIP_MOST) / 100),
    cases: Math.max(...CASE_TABLES.flatMap(({ items }) => items.map(({ multiplier }) => multiplier))) / 100,
    keno:
      Math.max(...KENO_RISKS.flatMap((risk) => upTo(KENO_MOST_PICKS).flatMap((picks) => kenoPays(risk, picks)))) / 100,
    wheel: Math.max(...Object.values(WHEELS).flat()),
    hilo: HILO_MOST_TIMES,
    rooms: null,
  })
})
