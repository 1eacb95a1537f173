import type { RoundAction } from '#domain/games/round-shapes.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Drawn } from '#domain/fairness/round-rules.ts'
import type { Query } from '../database.ts'
import type { SettledBet } from '../feed/feed.ts'
import { readPublicName } from '../feed/public-name.ts'
import { invalid, rejection } from '../http/problem.ts'
import { getDraw, getRoundRules } from './bets.ts'
import { pairById } from './pairs.ts'
import { type Round, readStoredRound } from './rounds.ts'
import { payOut } from './settle.ts'

type Step<Game extends OriginalGame> = {
  player: number
  game: Game
  round: string
  /** The number of steps the player has seen. Another number means that this step was already made, or is not valid. */
  step: number
  action: RoundAction<Game>
  at: number
}

/**
 * Makes one step of an open round in the caller's transaction, and pays it if the step ends it. Throws the operator's
 * rejections: 404 for another player's round, 409 for one that is over or has advanced.
 */
export async function makeStep<Game extends OriginalGame>(tx: Query, made: Step<Game>): Promise<SettledBet | null> {
  const { player, game, at } = made
  const round = await readStoredRound(tx, made, made.round)
  if (!round) throw rejection(404, 'round.unknown')
  if (round.status === 'settled') throw rejection(409, 'round.over')
  if (round.step !== made.step) throw rejection(409, 'step.taken')

  const draw = getDraw(await pairById(tx, round.pair), round.nonce)
  const drawn = getRoundRules(game).act(draw, round.bet, round.amount, round.state, made.action)
  if (typeof drawn === 'string') throw invalid({ action: [drawn] })
  await saveStep(tx, round, drawn, at)
  const { amount, currency } = round
  const { payout, status } = drawn
  await payOut(tx, { player, game, round: round.id, currency, payout, at })
  return status === 'settled' ? { game, player: await readPublicName(tx, player), amount, currency, payout } : null
}

async function saveStep<Game extends OriginalGame>(
  tx: Query,
  { id, step }: Round<Game>,
  { status, payout, cashOut, state }: Drawn<Game>,
  at: number,
): Promise<void> {
  await tx.run(
    `UPDATE original_rounds SET status = ?, step = ?, payout = ?, cash_out = ?, state = ?, ended_at = ? WHERE id = ?`,
    [status, step + 1, payout, cashOut, JSON.stringify(state), status === 'open' ? null : at, id],
  )
}
