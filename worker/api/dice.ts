import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { currency, hex64, id, listOf, moment, positiveAmount } from './fields.ts'
import { betWallet, clientSeed, nonce, revealedSeedPair, seedPair } from './seed-fields.ts'

export const direction = v.picklist(['over', 'under'])
export const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const round = v.object({
  id,
  key: v.optional(v.nullable(id), null),
  at: moment,
  amount: positiveAmount,
  currency,
  target: hundredths,
  direction,
  roll: hundredths,
  payout: positiveAmount,
  server_seed_hash: hex64,
  client_seed: clientSeed,
  nonce,
})

export const getDice = endpoint({
  name: 'getDice',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/state',
  token: 'required',
  reply: v.object({
    pair: seedPair,
    revealed: listOf('dice.revealed', revealedSeedPair, { mayBeEmptied: true }),
    rounds: listOf('dice.rounds', round, { mayBeEmptied: true }),
  }),
})

export const betDice = endpoint({
  name: 'betDice',
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
  reply: v.object({ round, wallet: betWallet }),
})

export const getDiceBetByKey = endpoint({
  name: 'getDiceBetByKey',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/bet/{key}',
  token: 'required',
  reply: v.object({ round, wallet: betWallet }),
  refusals: [404],
})

export const rotateDiceSeed = endpoint({
  name: 'rotateDiceSeed',
  service: 'dice',
  method: 'PUT',
  path: '/api/v2/dice/seed',
  token: 'required',
  body: v.object({ client_seed: clientSeed }),
  reply: v.object({ pair: seedPair, revealed: revealedSeedPair }),
})

/** One roll of the player, with its seeds where they are revealed; another's is as unknown as one that never was. */
export const getDiceRound = endpoint({
  name: 'getDiceRound',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/round/{id}',
  token: 'required',
  reply: v.object({ round, revealed: v.optional(v.nullable(revealedSeedPair), null) }),
  refusals: [404],
})
