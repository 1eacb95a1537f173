import type { RoundRow } from '../../db/rows.ts'
import { toDecimal } from '../money/money.ts'

/** The form of a round as text; another number is another form. */
export const ROUND_TEXT_VERSION = 1
/** Longer than the longest round there can be, a full table of chips; what is longer is not read at all. */
export const ROUND_TEXT_LONGEST = 32_000

/**
 * Why a text is no round: `field` is followed by the name of what is wrong, "field:bet.mines".
 * What is told is never of the text itself.
 */
export const ROUND_TEXT_PROBLEMS = ['empty', 'tooLong', 'notJson', 'notRound', 'version', 'game', 'field'] as const
export type RoundTextProblem = (typeof ROUND_TEXT_PROBLEMS)[number]

/**
 * A round as text that anyone can check, with no account and without us: JSON with amounts as decimals, and `bet` and
 * `state` of the game's own form (worker/endpoints/originals/shapes.ts).
 * `server_seed` is null until it is revealed.
 */
export function roundText(round: RoundRow, serverSeed: string | null): string {
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

/** What was bet and what was drawn, in the game's own form. */
export function getPlay(round: RoundRow): { bet: unknown; state: unknown } {
  return { bet: round.bet, state: round.state }
}
