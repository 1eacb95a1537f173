import * as v from 'valibot'
import { ACCEPT_RULES, BET_KINDS, BET_STATUSES, LEG_STATUSES, SELECTIONS_AT_MOST } from '#domain/betting/betting.ts'
import { bettingId, eventNames, market, marketTerms, odds, outcome } from './betting-fields.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, id, listField, timestamp, positiveAmount, orNull } from '../http/fields.ts'
import { betWallet } from './seed-fields.ts'

const PATH = '/api/v2/betting'

const selection = v.object({
  event: bettingId,
  market,
  outcome,
  /** The odds that the player saw. */
  odds: v.string(),
  /** Whether the event was live when the player selected the outcome. */
  live: v.boolean(),
})

/** One selection of a bet, with the accepted odds and the current status. */
const leg = v.object({
  event: v.object(eventNames),
  market: v.object(marketTerms),
  outcome,
  odds,
  status: v.picklist(LEG_STATUSES),
})

/** A bet of the player. It contains its events, so that it stays readable when the operator no longer lists them. */
export const sportBet = v.object({
  id,
  key: orNull(id),
  at: timestamp,
  ended_at: orNull(timestamp),
  kind: v.picklist(BET_KINDS),
  amount: positiveAmount,
  currency,
  /** The stake that is still in play: the rest was cashed out. */
  remaining: positiveAmount,
  /** The amount paid so far, cash-outs included. */
  payout: positiveAmount,
  status: v.picklist(BET_STATUSES),
  legs: listField('betting.legs', leg, { most: SELECTIONS_AT_MOST }),
})
const taken = v.object({ bet: sportBet, wallet: betWallet })

/** Open bets and the last settled ones, newest first. Not in the operator's specification. */
export const getBets = get('betting.getBets', `${PATH}/bets`, {
  service: 'general',
  token: 'required',
  reply: v.object({ bets: listField('betting.bets', sportBet, { mayBeEmptied: true }) }),
})

/** One bet by its id, open or settled. */
export const getBet = get('betting.getBet', `${PATH}/bets/{id}`, {
  service: 'general',
  token: 'required',
  reply: v.object({ bet: sportBet }),
  statuses: [404],
})

/**
 * Places one bet. Rejected with 409 and, for each selection with a problem, a field `selections.<place>` with
 * `odds.changed:<now>`, `selection.suspended`, `selection.started`, `selection.ended` or `selection.sameEvent`.
 */
export const postSportBet = post('betting.bet', `${PATH}/bet`, {
  service: 'general',
  token: 'required',
  once: true,
  body: v.object({
    kind: v.picklist(BET_KINDS),
    selections: v.pipe(v.array(selection), v.minLength(1), v.maxLength(SELECTIONS_AT_MOST)),
    amount: v.string(),
    currency,
    accept: v.picklist(ACCEPT_RULES),
  }),
  reply: taken,
  statuses: [404],
})

export const getBetByKey = get('betting.getBetByKey', `${PATH}/bet/{key}`, {
  service: 'general',
  token: 'required',
  reply: taken,
  statuses: [404],
})

/** The cash-out price of an open bet, and until when it holds. 409 `cashOut.unavailable` while there is none. */
export const getCashOutQuote = get('betting.getCashOutQuote', `${PATH}/bets/{id}/cash-out`, {
  service: 'general',
  token: 'required',
  reply: v.object({ id, price: positiveAmount, expires_at: timestamp }),
  statuses: [404, 409],
})

/**
 * Accepts a cash-out quote for the whole bet or a share of it, per cent. 409 `quote.expired` if the quote has expired.
 */
export const cashOut = post('betting.cashOut', `${PATH}/cash-out`, {
  service: 'general',
  token: 'required',
  once: true,
  body: v.object({
    bet: id,
    quote: id,
    share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  reply: taken,
  statuses: [404],
})

export const getCashOutByKey = get('betting.getCashOutByKey', `${PATH}/cash-out/{key}`, {
  service: 'general',
  token: 'required',
  reply: taken,
  statuses: [404],
})

export type SportBet = v.InferOutput<typeof sportBet>
export type SportBetWire = v.InferInput<typeof sportBet>
export type SelectionWire = v.InferInput<typeof selection>
