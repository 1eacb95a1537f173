import * as v from 'valibot'
import { SHARED_GAME_SERVICE, type SharedGame } from '#domain/games/shared-rounds.ts'
import { get } from '../../http/endpoint.ts'
import { currency, id, listField, timestamp, positiveAmount, orNull } from '../../http/fields.ts'
import { gameCalls } from '../game-calls.ts'
import { betWallet } from '../seed-fields.ts'
import { SHARED_GAME_SHAPES } from './shapes.ts'

/**
 * The calls of one multiplayer game: the player's bets, a bet, an action on a bet, and lookups of both by idempotency
 * key.
 */
function defineCalls<const Game extends SharedGame>(game: Game) {
  type Shape = (typeof SHARED_GAME_SHAPES)[Game]
  // Annotated because, if destructured, each field would have the union type of all games.
  const shape: Shape = SHARED_GAME_SHAPES[game]
  const order: Shape['bet'] = shape.bet
  const state: Shape['state'] = shape.state
  const action: Shape['action'] = shape.action
  const service = SHARED_GAME_SERVICE[game]
  const bet = v.object({
    id,
    key: orNull(id),
    at: timestamp,
    amount: positiveAmount,
    currency,
    /** The amount paid: zero until the bet is settled, and if it is lost. */
    payout: positiveAmount,
    /** waiting: for a later round · open: in play · settled · cancelled: the stake was refunded. */
    status: v.picklist(['waiting', 'open', 'settled', 'cancelled']),
    round: orNull(id),
    bet: order,
    state,
  })
  return {
    getState: get(`${game}.getState`, `/api/v2/${game}/state`, {
      service,
      token: 'required',
      /** All unfinished bets and the last finished ones, newest first. */
      reply: v.object({ bets: listField(`${game}.bets`, bet, { mayBeEmptied: true }) }),
    }),
    ...gameCalls({
      game,
      service,
      bet: v.object({ amount: v.string(), currency, bet: order }),
      act: v.object({ bet: id, action }),
      reply: v.object({ bet, wallet: betWallet }),
      betErrorStatuses: [404],
    }),
  }
}

export const crash = defineCalls('crash')
export const rooms = defineCalls('rooms')
export const duel = defineCalls('duel')
export const SHARED_GAME_CALLS = { crash, rooms, duel }
