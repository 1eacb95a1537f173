import * as v from 'valibot'
import { currency, hex64, timestamp, positiveAmount } from '../http/fields.ts'

export const nonce = v.pipe(v.number(), v.integer(), v.minValue(0))
export const clientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))

/** The active seed pair: of its server seed only the hash is public. */
export const seedPairFields = v.object({ server_seed_hash: hex64, client_seed: clientSeed, nonce })
export const revealedSeedPair = v.object({
  server_seed_hash: hex64,
  server_seed: hex64,
  client_seed: clientSeed,
  nonce,
  revealed_at: timestamp,
})

/** The wallet after a bet: total balance, and the version that orders it among other messages. */
export const betWallet = v.object({
  balance: positiveAmount,
  currency,
  balance_version: v.pipe(v.number(), v.integer()),
})
