import * as v from 'valibot'
import { ORIGINAL_GAMES, ORIGINAL_SERVICE, type OriginalGame } from '#domain/games/originals.ts'
import { get, put } from '../../http/endpoint.ts'
import { currency, hex64, id, listField, timestamp, positiveAmount, orNull } from '../../http/fields.ts'
import { betWallet, clientSeed, nonce, revealedSeedPair, seedPairFields } from '../seed-fields.ts'
import { gameCalls } from '../game-calls.ts'
import { SHAPES } from './shapes.ts'

/**
 * The calls of one original game: its state, a bet, a step in an open round, lookups of both by idempotency key, the
 * seeds, a round.
 */
function defineCalls<const Game extends OriginalGame>(game: Game) {
  type Shape = (typeof SHAPES)[Game]
  // Annotated because, if destructured, each field would have the union type of all games.
  const shape: Shape = SHAPES[game]
  const bet: Shape['bet'] = shape.bet
  const state: Shape['state'] = shape.state
  const action: Shape['action'] = shape.action
  const service = ORIGINAL_SERVICE[game]
  const path = `/api/v2/${game}`
  const round = v.object({
    id,
    key: orNull(id),
    at: timestamp,
    amount: positiveAmount,
    currency,
    /** The amount paid; zero while the round is open. */
    payout: positiveAmount,
    status: v.picklist(['open', 'settled']),
    /** Number of steps so far; the next step sends it, so that no step is made twice. */
    step: nonce,
    /** What a cash-out would pay now; null if it is not possible. */
    cash_out: orNull(positiveAmount),
    bet,
    state,
    server_seed_hash: hex64,
    client_seed: clientSeed,
    nonce,
  })
  return {
    getState: get(`${game}.getState`, `${path}/state`, {
      service,
      token: 'required',
      reply: v.object({
        pair: seedPairFields,
        revealed: listField(`${game}.revealed`, revealedSeedPair, { mayBeEmptied: true }),
        open: orNull(round),
        rounds: listField(`${game}.rounds`, round, { mayBeEmptied: true }),
      }),
    }),
    ...gameCalls({
      game,
      service,
      bet: v.object({ amount: v.string(), currency, bet, server_seed_hash: hex64, client_seed: clientSeed, nonce }),
      act: v.object({ round: id, step: nonce, action }),
      reply: v.object({ round, wallet: betWallet }),
    }),
    rotateSeed: put(`${game}.rotateSeed`, `${path}/seed`, {
      service,
      token: 'required',
      body: v.object({ client_seed: clientSeed }),
      reply: v.object({ pair: seedPairFields, revealed: revealedSeedPair }),
      // Rejected while a round is open.
      statuses: [409],
    }),
    /**
     * One round of the player, with its seed pair if that is revealed; 404 for another player's round, as for an
     * unknown one.
     */
    getRound: get(`${game}.getRound`, `${path}/round/{id}`, {
      service,
      token: 'required',
      reply: v.object({ round, revealed: orNull(revealedSeedPair) }),
      statuses: [404],
    }),
  }
}

// Safe: `Object.fromEntries` forgets that each game has the calls of its name.
export const ROUND_CALLS = Object.fromEntries(ORIGINAL_GAMES.map((game) => [game, defineCalls(game)])) as {
  [Game in OriginalGame]: ReturnType<typeof defineCalls<Game>>
}
export const { dice, coinflip, hilo, keno, miner, roulette, wheel, cases } = ROUND_CALLS
