import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { currency, hex64, id, moment, positiveAmount } from './fields.ts'

const direction = v.picklist(['over', 'under'])
const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const nonce = v.pipe(v.number(), v.integer(), v.minValue(0))
export const clientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))

const pair = v.object({ server_seed_hash: hex64, client_seed: clientSeed, nonce })
const revealed = v.object({
  server_seed_hash: hex64,
  server_seed: hex64,
  client_seed: clientSeed,
  nonce,
  revealed_at: moment,
})

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

/** What a settled bet says of the wallet: total after it, and the version that orders it among other messages. */
const wallet = v.object({ balance: positiveAmount, currency, balance_version: v.pipe(v.number(), v.integer()) })

export const getDice = endpoint({
  name: 'getDice',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/state',
  token: 'required',
  reply: v.object({ pair, revealed: v.array(revealed), rounds: v.array(round) }),
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
  reply: v.object({ round, wallet }),
})

export const getDiceBetByKey = endpoint({
  name: 'getDiceBetByKey',
  service: 'dice',
  method: 'GET',
  path: '/api/v2/dice/bet/{key}',
  token: 'required',
  reply: v.object({ round, wallet }),
})

export const rotateDiceSeed = endpoint({
  name: 'rotateDiceSeed',
  service: 'dice',
  method: 'PUT',
  path: '/api/v2/dice/seed',
  token: 'required',
  body: v.object({ client_seed: clientSeed }),
  reply: v.object({ pair, revealed }),
})
