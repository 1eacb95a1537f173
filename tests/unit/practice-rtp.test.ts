import { expect, test } from 'vitest'
import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { drawStart, drawStep, type RoundSeeds } from '#worker/games/practice/draw-round.ts'
import { CRASH_RTP_PERCENT, autoCashOut, crashPayout } from '#domain/games/crash.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { caseReturn } from '#domain/games/cases.ts'
import { crashPoint, previousGameHash } from '#domain/fairness/crash-chain.ts'
import { diceReturn } from '#domain/games/dice.ts'
import { hashText } from '#domain/fairness/draws.ts'
import { kenoReturn } from '#domain/games/keno.ts'
import { minor } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { plinkoReturn } from '#domain/games/plinko.ts'
import { wheelReturn } from '#domain/games/wheel.ts'

/** Rounds of practice pay what the rules say: 100,000 of each game from fixed seeds, as the dealer draws them. */

const ROUNDS = 100_000
/** The most that the measured return may differ from the rule's, in standard errors. */
const ERRORS = 3
const AMOUNT = minor(10_000)
const CASH_OUT = { kind: 'cashOut' } as const

type Plan<Game extends OriginalGame> = {
  bet: RoundBet<Game>
  /** The first step after the bet that is valid; then the round is cashed out. */
  steps?: readonly RoundAction<Game>[]
  rtp: number
}

const share = ({ paid, of }: { paid: number; of: number }) => paid / of

const PLANS: { [Game in OriginalGame]: Plan<Game> } = {
  dice: { bet: { target: 5_000, direction: 'over' }, rtp: diceReturn(5_000, 'over') },
  plinko: { bet: { rows: 12, risk: 'medium' }, rtp: share(plinkoReturn({ rows: 12, risk: 'medium' })) },
  coinflip: { bet: { side: 'heads' }, rtp: 0.99 },
  hilo: { bet: {}, steps: [{ kind: 'higher' }, { kind: 'lower' }], rtp: 0.99 },
  keno: { bet: { risk: 'classic', picks: [0, 7, 13, 21, 39] }, rtp: kenoReturn('classic', 5) },
  miner: { bet: { mines: 3 }, steps: [{ kind: 'open', tile: 12 }], rtp: 0.99 },
  roulette: { bet: { chips: [{ place: 'red', amount: '100.00' }] }, rtp: 36 / 37 },
  wheel: { bet: { risk: 'low' }, rtp: share(wheelReturn('low')) },
  cases: { bet: { slug: 'steppe', count: 1 }, rtp: share(caseReturn(CASE_TABLES[0]?.items ?? [])) },
}

/** What a round pays, as a share of its stake. */
function playRound<Game extends OriginalGame>(game: Game, { bet, steps = [] }: Plan<Game>, seeds: RoundSeeds): number {
  let round = drawStart(game, seeds, { bet, amount: AMOUNT, currency: 'RUB' })
  // Safe: only games with steps leave a round open, and each of them can be cashed out.
  for (const step of [...steps, CASH_OUT as RoundAction<Game>]) {
    const isOver = round.status === 'settled' || (round.cashOut !== null && step !== CASH_OUT)
    const next = isOver ? round : drawStep(game, seeds, { bet, amount: AMOUNT, state: round.state }, step)
    // At the lowest and the highest card only one of the guesses is valid.
    if (typeof next !== 'string') round = next
  }
  if (round.status !== 'settled') throw new Error(`a round of ${game} stays open`)
  return round.payout / AMOUNT
}

/** How far the mean of these returns is from the rule's, in standard errors of the sample. */
function getDistance(returns: readonly number[], rtp: number): number {
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
  const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)
  return Math.abs(mean - rtp) / Math.sqrt(variance / returns.length)
}

test.each(Object.keys(PLANS) as OriginalGame[])('%s returns to the player what its rules say', (game) => {
  const plan: Plan<OriginalGame> = PLANS[game]
  const seeds = { serverSeed: hashText(`practice of ${game}`), clientSeed: 'tulpar' }
  const returns = Array.from({ length: ROUNDS }, (_, nonce) => playRound(game, plan, { ...seeds, nonce }))
  expect(getDistance(returns, plan.rtp)).toBeLessThan(ERRORS)
})

test('crash returns to the player what its rules say', () => {
  let hash = hashText('practice of crash')
  const returns = Array.from({ length: ROUNDS }, () => {
    hash = previousGameHash(hash)
    const out = autoCashOut(200, crashPoint(hash, 'tulpar'))
    return out === null ? 0 : crashPayout(AMOUNT, out) / AMOUNT
  })
  expect(getDistance(returns, CRASH_RTP_PERCENT / 100)).toBeLessThan(ERRORS)
})
