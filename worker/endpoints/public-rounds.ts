import * as v from 'valibot'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { get, put } from '../http/endpoint.ts'
import { currency, hex64, id, positiveAmount, timestamp, orNull } from '../http/fields.ts'
import { SHAPES } from './originals/shapes.ts'
import { clientSeed, nonce } from './seed-fields.ts'

const common = {
  id,
  /** The day of the round is enough, at midnight UTC. */
  at: timestamp,
  /** What the outcome pays by the rules, in hundredths of any stake, rounded down. */
  multiplier: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** null unless the player chose to show the amounts. */
  stake: orNull(v.object({ amount: positiveAmount, currency, payout: positiveAmount })),
  server_seed_hash: hex64,
  client_seed: clientSeed,
  nonce,
  /** null while the pair is active. */
  server_seed: orNull(hex64),
}

function defineRound<const Game extends OriginalGame>(game: Game) {
  type Shape = (typeof SHAPES)[Game]
  // Annotated because, if destructured, each field would have the union type of all games.
  const shape: Shape = SHAPES[game]
  const bet: Shape['bet'] = shape.bet
  const state: Shape['state'] = shape.state
  return v.object({ game: v.literal(game), ...common, bet, state })
}

// Safe: `map` forgets that each game has the round of its name.
const rounds = ORIGINAL_GAMES.map((game) => defineRound(game)) as {
  [Game in OriginalGame]: ReturnType<typeof defineRound<Game>>
}[OriginalGame][]
const publicRound = v.object({ round: v.variant('game', rounds) })

const PATH = '/api/v2/rounds/{game}/{id}/public'

/** A round that its player has shared; 404 for every other round, so that ids cannot be tried out. */
export const getPublicRound = get('getPublicRound', PATH, {
  service: 'general',
  token: 'none',
  reply: publicRound,
  statuses: [404],
})

/** Shares a finished round of the player, with the amounts or without; the last choice counts. */
export const publishRound = put('publishRound', PATH, {
  service: 'general',
  token: 'required',
  body: v.object({ amounts: v.boolean() }),
  reply: publicRound,
  statuses: [404, 409],
})
