import * as v from 'valibot'
import { LIVE_SERVICE, type LiveGame } from '../../domain/games/live-games.ts'
import { endpoint } from '../../http/endpoint.ts'
import { currency, id, listOf, timestamp, positiveAmount } from '../../http/fields.ts'
import { betWallet } from '../seed-fields.ts'
import { LIVE_SHAPES } from './shapes.ts'

/**
 * The calls of one multiplayer game: the player's bets, a bet, an action on a bet, and lookups of both by idempotency
 * key.
 */
function callsOf<const Game extends LiveGame>(game: Game) {
  type Shape = (typeof LIVE_SHAPES)[Game]
  // Annotated because, if destructured, each field would have the union type of all games.
  const shape: Shape = LIVE_SHAPES[game]
  const order: Shape['bet'] = shape.bet
  const state: Shape['state'] = shape.state
  const action: Shape['action'] = shape.action
  const service = LIVE_SERVICE[game]
  const path = `/api/v2/${game}`
  const bet = v.object({
    id,
    key: v.optional(v.nullable(id), null),
    at: timestamp,
    amount: positiveAmount,
    currency,
    /** The amount paid: zero until the bet is settled, and if it is lost. */
    payout: positiveAmount,
    /** waiting: for a later round · open: in play · settled · cancelled: the stake was refunded. */
    status: v.picklist(['waiting', 'open', 'settled', 'cancelled']),
    round: v.optional(v.nullable(id), null),
    bet: order,
    state,
  })
  const taken = v.object({ bet, wallet: betWallet })
  return {
    getState: endpoint({
      name: `${game}.getState`,
      service,
      method: 'GET',
      path: `${path}/state`,
      token: 'required',
      /** All unfinished bets and the last finished ones, newest first. */
      reply: v.object({ bets: listOf(`${game}.bets`, bet, { mayBeEmptied: true }) }),
    }),
    bet: endpoint({
      name: `${game}.bet`,
      service,
      method: 'POST',
      path: `${path}/bet`,
      token: 'required',
      once: true,
      body: v.object({ amount: v.string(), currency, bet: order }),
      reply: taken,
      refusals: [404],
    }),
    getBetByKey: endpoint({
      name: `${game}.getBetByKey`,
      service,
      method: 'GET',
      path: `${path}/bet/{key}`,
      token: 'required',
      reply: taken,
      refusals: [404],
    }),
    act: endpoint({
      name: `${game}.act`,
      service,
      method: 'POST',
      path: `${path}/act`,
      token: 'required',
      once: true,
      body: v.object({ bet: id, action }),
      reply: taken,
      refusals: [404],
    }),
    getActByKey: endpoint({
      name: `${game}.getActByKey`,
      service,
      method: 'GET',
      path: `${path}/act/{key}`,
      token: 'required',
      reply: taken,
      refusals: [404],
    }),
  }
}

export const crash = callsOf('crash')
export const rooms = callsOf('rooms')
export const duel = callsOf('duel')
export const LIVE_CALLS = { crash, rooms, duel }
