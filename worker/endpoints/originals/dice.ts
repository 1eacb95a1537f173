import * as v from 'valibot'
import { endpoint } from '../../http/endpoint.ts'
import { currency, hex64, id, listOf, timestamp, positiveAmount } from '../../http/fields.ts'
import { betWallet, clientSeed, nonce, revealedSeedPair, seedPairFields } from '../seed-fields.ts'
import type { RoundBet } from '#domain/games/round-shapes.ts'
import { direction, hundredths } from './shapes.ts'

/** Adapts dice to the other originals: on the wire, a round has bet and roll as separate fields, and no steps. */
const round = v.pipe(
  v.object({
    id,
    key: v.optional(v.nullable(id), null),
    at: timestamp,
    amount: positiveAmount,
    currency,
    target: hundredths,
    direction,
    roll: hundredths,
    payout: positiveAmount,
    server_seed_hash: hex64,
    client_seed: clientSeed,
    nonce,
  }),
  v.transform(({ target, direction: side, roll, ...common }) => ({
    ...common,
    status: 'settled' as const,
    step: 0,
    cash_out: null,
    bet: { target, direction: side },
    state: { roll },
  })),
)
const settled = v.object({ round, wallet: betWallet })

const getState = endpoint({
  name: 'dice.getState',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/state',
  token: 'required',
  reply: v.pipe(
    v.object({
      pair: seedPairFields,
      revealed: listOf('dice.revealed', revealedSeedPair, { mayBeEmptied: true }),
      rounds: listOf('dice.rounds', round, { mayBeEmptied: true }),
    }),
    v.transform((state) => ({ ...state, open: null })),
  ),
})

const bet = endpoint({
  name: 'dice.bet',
  service: 'dice',
  method: 'POST',
  path: '/api/v2/dice/bet',
  token: 'required',
  once: true,
  body: v.object({
    amount: v.string(),
    currency,
    target: hundredths,
    direction,
    server_seed_hash: hex64,
    client_seed: clientSeed,
    nonce,
  }),
  reply: settled,
})

const getBetByKey = endpoint({
  name: 'dice.getBetByKey',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/bet/{key}',
  token: 'required',
  reply: settled,
  refusals: [404],
})

const rotateSeed = endpoint({
  name: 'dice.rotateSeed',
  service: 'dice',
  method: 'PUT',
  path: '/api/v2/dice/seed',
  token: 'required',
  body: v.object({ client_seed: clientSeed }),
  reply: v.object({ pair: seedPairFields, revealed: revealedSeedPair }),
})

/**
 * One roll of the player, with its seed pair if that is revealed; 404 for another player's roll, as for an unknown one.
 */
const getRound = endpoint({
  name: 'dice.getRound',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/round/{id}',
  token: 'required',
  reply: v.object({ round, revealed: v.optional(v.nullable(revealedSeedPair), null) }),
  refusals: [404],
})

/** Creates the body of `bet`: `target` and `direction` are separate fields beside the amount. */
function toBetBody<Money extends object>(money: Money, order: RoundBet<'dice'>) {
  return { ...money, ...order }
}

export const dice = { toBetBody, getState, bet, getBetByKey, rotateSeed, getRound }
