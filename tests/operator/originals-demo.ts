import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import type { Query } from './database.ts'
import { placeOriginalBet } from './originals/bets.ts'
import { choosePair, currentPair, rotatePair } from './originals/pairs.ts'
import { readStoredRound } from './originals/rounds.ts'
import { makeStep } from './originals/steps.ts'

const CLIENT_SEED = 'tulpar'
const CASH_OUT = { kind: 'cashOut' } as const

/** The script of one round: the bet, then steps. A round that is still open afterwards is cashed out. */
type Play<Game extends OriginalGame> = { amount: string; bet: RoundBet<Game>; steps?: readonly RoundAction<Game>[] }

const flip = (...sides: ('heads' | 'tails')[]) => sides.map((side) => ({ kind: 'flip', side }) as const)
const open = (...tiles: number[]) => tiles.map((tile) => ({ kind: 'open', tile }) as const)
const call = (...kinds: ('higher' | 'lower' | 'skip')[]) => kinds.map((kind) => ({ kind }))

/** Dice is excluded: the demo account has more dice rounds, seeded separately. */
const GAMES = ORIGINAL_GAMES.filter((game) => game !== 'dice')
const PLAYS: { [Game in (typeof GAMES)[number]]: readonly Play<Game>[] } = {
  plinko: [
    { amount: '10.00', bet: { rows: 16, risk: 'medium' } },
    { amount: '10.00', bet: { rows: 8, risk: 'low' } },
    { amount: '5.00', bet: { rows: 12, risk: 'high' } },
  ],
  coinflip: [
    { amount: '20.00', bet: { side: 'heads' } },
    { amount: '10.00', bet: { side: 'tails' }, steps: flip('tails') },
    { amount: '15.00', bet: { side: 'heads' }, steps: flip('tails', 'heads') },
    { amount: '5.00', bet: { side: 'tails' }, steps: flip('heads') },
  ],
  hilo: [
    { amount: '10.00', bet: {}, steps: call('higher', 'lower') },
    { amount: '25.00', bet: {}, steps: call('lower') },
    { amount: '10.00', bet: {}, steps: call('skip', 'higher', 'higher') },
    { amount: '5.00', bet: {}, steps: call('lower', 'higher', 'lower') },
  ],
  keno: [
    { amount: '10.00', bet: { risk: 'classic', picks: [2, 6, 12, 20, 30] } },
    { amount: '10.00', bet: { risk: 'low', picks: [0, 9, 15, 22, 28, 33, 37, 39] } },
    { amount: '5.00', bet: { risk: 'high', picks: [4, 11, 25] } },
  ],
  miner: [
    { amount: '10.00', bet: { mines: 3 }, steps: open(0, 6, 12, 18) },
    { amount: '20.00', bet: { mines: 1 }, steps: open(2, 7, 22) },
    { amount: '5.00', bet: { mines: 8 }, steps: open(24, 10, 3) },
    { amount: '10.00', bet: { mines: 5 }, steps: open(13, 8) },
  ],
  roulette: [
    {
      amount: '15.00',
      bet: {
        chips: [
          { place: 'red', amount: '10.00' },
          { place: 'straight-17', amount: '5.00' },
        ],
      },
    },
    { amount: '20.00', bet: { chips: [{ place: 'dozen-2', amount: '20.00' }] } },
    { amount: '10.00', bet: { chips: [{ place: 'black', amount: '10.00' }] } },
  ],
  wheel: [
    { amount: '1.00', bet: { risk: 'low' } },
    { amount: '1.00', bet: { risk: 'medium' } },
    { amount: '1.00', bet: { risk: 'high' } },
    { amount: '1.00', bet: { risk: 'medium' } },
  ],
  cases: [
    { amount: '10.00', bet: { slug: 'steppe', count: 1 } },
    { amount: '60.00', bet: { slug: 'caravan', count: 3 } },
    { amount: '50.00', bet: { slug: 'hunter', count: 1 } },
  ],
}

/**
 * Plays rounds of every original except dice for the demo account, with the operator's own rules and fixed seeds.
 * Afterwards the seeds are revealed, so that each round can be checked, and new ones are committed. `at` returns the
 * timestamp of each round.
 */
export async function seedDemoOriginals(tx: Query, player: number, at: (round: number) => number): Promise<void> {
  const longest = Math.max(...GAMES.map((game) => PLAYS[game].length))
  for (const game of GAMES) {
    const pair = { serverSeed: hashServerSeed(`${game} of the steppe`), clientSeed: CLIENT_SEED, nonce: 0 }
    await choosePair(tx, { player, game }, pair, at(0))
  }
  // One round of each game in turn, as by a player who tries them all.
  for (let turn = 0; turn < longest; turn += 1) {
    for (const [index, game] of GAMES.entries())
      await play(tx, { player, game, turn, at: at(turn * GAMES.length + index) })
  }
  for (const game of GAMES) await rotatePair(tx, { player, game }, CLIENT_SEED, at(longest * GAMES.length))
}

async function play<Game extends (typeof GAMES)[number]>(
  tx: Query,
  { player, game, turn, at }: { player: number; game: Game; turn: number; at: number },
): Promise<void> {
  const plays: readonly Play<Game>[] = PLAYS[game]
  const planned = plays[turn]
  if (!planned) return
  const owner = { player, game }
  const { server_seed_hash, client_seed, nonce } = await currentPair(tx, owner)
  const { amount, bet, steps = [] } = planned
  const placed = { ...owner, amount, bet, currency: 'RUB', server_seed_hash, client_seed, nonce, at } as const
  const { round } = await placeOriginalBet(tx, { ...placed, key: `demo ${game} ${turn}` })
  // Games with a single draw are settled before the cash-out, which is not one of their actions.
  for (const action of [...steps, CASH_OUT as never]) {
    const stands = await readStoredRound(tx, owner, String(round))
    if (stands?.status !== 'open') return
    await makeStep(tx, { ...owner, round: String(round), step: stands.step, action, at })
  }
}
