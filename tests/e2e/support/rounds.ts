import type { GenericSchema } from 'valibot'
import { dice } from '#endpoints/originals/endpoints.ts'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { toDecimal } from '#domain/money/money.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import type { Caller } from '../../operator/caller.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import { getAmount, firstBet, getSeeds } from '../../worker/support/originals.ts'
import type { TestPlayer } from './fixtures.ts'

/**
 * Plays a round of every original game in roubles, as from another device: always the same, and left open if it has
 * steps.
 */
export async function playEach(call: Caller, control: ControlClient, player: TestPlayer): Promise<void> {
  for (const game of ORIGINAL_GAMES) {
    await control.seedOriginal({ email: player.email, ...getSeeds(game) })
    if (game === 'dice') await playDice(call, player)
    else await playOriginal(call, player, game)
  }
}

/** Places one bet on dice, as from another device. Returns whether it won. */
export async function playDice(call: Caller, { token, currency }: TestPlayer): Promise<boolean> {
  const state = await call(dice.getState, { token })
  if (!state.ok) throw new Error('the operator has no dice')
  const body = { ...state.reply.pair, amount: '1.00', currency, bet: { target: 5_050, direction: 'over' } } as const
  const answer = await call(dice.bet, { token, key: crypto.randomUUID(), body })
  if (!answer.ok) throw new Error('no bet on dice')
  return answer.reply.round.payout > answer.reply.round.amount
}

/** Places one bet on another original game, as from another device. */
export async function playOriginal(call: Caller, { token, currency }: TestPlayer, game: OriginalGame): Promise<void> {
  // The type that the calls of all games share; the bet itself belongs to this game.
  const calls = ROUND_CALLS[game] as unknown as (typeof ROUND_CALLS)['hilo']
  const state = await call(calls.getState, { token })
  if (!state.ok) throw new Error(`the operator has no ${game}`)
  const body = { ...state.reply.pair, amount: toDecimal(getAmount(game)), currency, bet: firstBet(game).bet }
  const answer = await call(calls.bet, { token, key: crypto.randomUUID(), body })
  if (!answer.ok) throw new Error(`no bet on ${game}`)
}

/** The state endpoint of a game with rounds of this type. */
type StateCall<Round> = Endpoint<undefined, GenericSchema<unknown, { rounds: Round[]; open?: Round | null }>>

/** The player's newest round as the operator stores it, open or settled. */
export async function lastRound<Round>(
  call: Caller,
  getState: StateCall<Round>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<Round> {
  const answer = await call(getState, { token })
  const round = answer.ok ? (answer.reply.open ?? answer.reply.rounds[0]) : undefined
  if (!round) throw new Error('the operator has no round')
  return round
}
