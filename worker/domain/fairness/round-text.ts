import type { OriginalRound } from './round.ts'
import { toDecimal } from '../money/money.ts'

/** Version of the text format of a round. */
export const ROUND_TEXT_VERSION = 1
/** Longer texts are not parsed, characters; the longest round, a full roulette table of chips, is shorter. */
export const ROUND_TEXT_LONGEST = 32_000

/**
 * Why a text is not a round. `field` is followed by the name of the wrong field: "field:bet.mines". The text itself is
 * never included.
 */
export const ROUND_TEXT_PROBLEMS = ['empty', 'tooLong', 'notJson', 'notRound', 'version', 'game', 'field'] as const
export type RoundTextProblem = (typeof ROUND_TEXT_PROBLEMS)[number]

/**
 * A round as text that anyone can check without an account and without this site: JSON with amounts as decimals, and
 * `bet` and `state` in the form of the game (games/round-shapes.ts). `server_seed` is null until it is
 * revealed.
 */
export function roundText(round: OriginalRound, serverSeed: string | null): string {
  const form = {
    version: ROUND_TEXT_VERSION,
    game: round.game,
    id: round.id,
    key: round.key,
    at: new Date(round.at).toISOString(),
    amount: toDecimal(round.amount),
    currency: round.currency,
    payout: toDecimal(round.payout),
    ...getPlay(round),
    server_seed: serverSeed,
    server_seed_hash: round.serverSeedHash,
    client_seed: round.clientSeed,
    nonce: round.nonce,
  }
  return JSON.stringify(form, null, 2)
}

/** The bet and the drawn state, in the form of the game. */
export function getPlay(round: OriginalRound): { bet: unknown; state: unknown } {
  return { bet: round.bet, state: round.state }
}
