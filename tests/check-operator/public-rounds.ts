import { getPublicRound, publishRound } from '#endpoints/public-rounds.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { isSame } from '#domain/browser/same-json.ts'
import type { Caller } from './caller.ts'
import type { Rows } from './report.ts'

/** Fields that would name the player, or what the player did not choose to show. */
const PRIVATE = ['player', 'player_id', 'user', 'user_id', 'name', 'email', 'key', 'amount', 'currency', 'payout']

/** Shares a round without its amounts and asks for it without a token: it has its seed, and nothing of the player. */
export async function checkPublicRound(
  game: OriginalGame,
  id: string,
  serverSeed: string,
  caller: Caller,
  rows: Rows,
): Promise<void> {
  const params = { game, id }
  const shared = await caller.check(publishRound, { params, body: { amounts: false }, as: `publishRound of ${game}` })
  if (!shared) return
  const asked = { params, token: null, as: `getPublicRound of ${game}` }
  const found = await caller.check(getPublicRound, asked)
  if (!found) return
  const { round } = found
  const answer = await caller.ask(getPublicRound, asked)
  const named = PRIVATE.filter((field) => answer?.text.includes(`"${field}":`))
  rows.judge(`${game}: shared round`, [
    ...(isSame(round, shared.round) ? [] : ['the reply to a guest is not that to its player']),
    ...(round.stake === null ? [] : ['the stake is shown, though the player did not choose that']),
    ...(round.server_seed === serverSeed ? [] : ['the server seed is revealed, but not in the reply']),
    // A chip of roulette has an amount of its own.
    ...named.filter((field) => game !== 'roulette' || field !== 'amount').map((field) => `the reply has ${field}`),
  ])
}
