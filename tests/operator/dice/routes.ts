import { betDice, getDice, getDiceBetByKey, getDiceRound, rotateDiceSeed } from '../../../worker/api/dice.ts'
import { tellBonus } from '../bonuses/moving.ts'
import { refusal } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, outcomeOf } from '../intents.ts'
import type { World } from '../world.ts'
import { settleBet } from './bets.ts'
import { currentPair, pairByHash, type Pair, revealedPairs, rotatePair } from './pairs.ts'
import { lastRounds, roundById, roundOf } from './rounds.ts'

const CALL = 'dice'
const ROUNDS_SHOWN = 100
const PAIRS_SHOWN = 20

/** Dice: state, bets, their outcome by key, rotation of seeds, a roll by its id. */
export function diceRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, getDice, async ({ session: { player } }) =>
    database.write(async (tx) => {
      const revealed = await revealedPairs(tx, player, PAIRS_SHOWN)
      return {
        pair: pairWire(await currentPair(tx, player)),
        revealed: revealed.map(revealedWire),
        rounds: await lastRounds(tx, clock, player, ROUNDS_SHOWN),
      }
    }),
  )

  servePlayer(app, world, betDice, async ({ session: { player }, body, key }) => {
    let moved: number | null = null
    const settled = await database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: CALL, body }, async () => {
        const { round, bonus } = await settleBet(tx, { ...body, player, key: key(), at: clock.now() })
        moved = bonus
        return String(round)
      })
      return roundById(tx, clock, Number(reference))
    })
    if (!settled) throw new Error('a round that was just settled is gone')
    await (moved === null ? world.realtime.pushBalance(player) : tellBonus(world, moved))
    return settled
  })

  servePlayer(app, world, getDiceBetByKey, async ({ session: { player }, param }) => {
    const settled = await database.write(async (tx) => {
      const reference = await outcomeOf(tx, { key: param('key'), player, call: CALL })
      return reference === null ? null : roundById(tx, clock, Number(reference))
    })
    if (!settled) throw refusal(404, 'bet.unknown')
    return settled
  })

  servePlayer(app, world, rotateDiceSeed, async ({ session: { player }, body }) =>
    database.write(async (tx) => {
      const rotated = await rotatePair(tx, player, body.client_seed, clock.now())
      return { pair: pairWire(rotated.pair), revealed: revealedWire(rotated.revealed) }
    }),
  )

  servePlayer(app, world, getDiceRound, async ({ session: { player }, param }) => {
    const round = await database.read((query) => roundOf(query, clock, player, param('id')))
    // Another's is as unknown as one that never was.
    if (!round) throw refusal(404, 'round.unknown')
    const pair = await database.read((query) => pairByHash(query, round.server_seed_hash))
    return { round, revealed: pair.revealed_at === null ? null : revealedWire(pair) }
  })

  function pairWire({ server_seed_hash, client_seed, nonce }: Pair) {
    return { server_seed_hash, client_seed, nonce }
  }

  function revealedWire(pair: Pair) {
    const { server_seed_hash, server_seed, client_seed, nonce } = pair
    return { server_seed_hash, server_seed, client_seed, nonce, revealed_at: clock.moment(pair.revealed_at ?? 0) }
  }
}
