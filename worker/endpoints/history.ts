import * as v from 'valibot'
import { WITHDRAWAL_STATUSES } from '#domain/money/history.ts'
import { get } from '../http/endpoint.ts'
import { currency, id, listField, timestamp, positiveAmount, shortText, lenient, orNull } from '../http/fields.ts'
import { names } from './money-fields.ts'

const text = lenient(shortText)
const money = { amount: positiveAmount, currency }

const entry = { id, at: timestamp }
const bet = v.object({
  ...entry,
  kind: v.literal('bets'),
  game: shortText,
  ...money,
  payout: positiveAmount,
  /** The round of a multiplayer game, shared by all its bets. */
  round: orNull(id),
})
const deposit = v.object({
  ...entry,
  kind: v.literal('deposits'),
  method: shortText,
  ...money,
  /** As in an invoice: 3 is paid. */
  status: v.pipe(v.number(), v.integer()),
})
const withdrawal = v.object({
  ...entry,
  kind: v.literal('withdrawals'),
  method: shortText,
  ...money,
  status: v.fallback(v.picklist(WITHDRAWAL_STATUSES), 'waiting'),
})
/** A tournament prize that was paid to the balance. */
const prize = v.object({
  ...entry,
  kind: v.literal('prizes'),
  tournament: id,
  name: names,
  place: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...money,
})
const login = v.object({ ...entry, kind: v.literal('logins'), ip: text, device: text, country: text })

/** Distinguished by `kind`. A union, because valibot's `variant` would make the bundle of the first visit larger. */
export const historyItem = v.union([bet, deposit, withdrawal, prize, login])

/**
 * A history of one kind, newest first, in pages. `type` is the kind; `before` is the `next` of the previous page;
 * `limit` is at most 500. The bets may be narrowed: `game` as in a line, `result` (won, lost), `amount_from` and
 * `amount_to` (decimal, included), `number` (the id of a bet, or its `round`). An operator that narrows nothing may
 * ignore them. An operator without prizes may reject their `type` with 400 or 422. Not in the operator's
 * specification.
 */
export const getHistory = get('getHistory', '/profile/history', {
  query: ['type', 'before', 'limit', 'game', 'result', 'amount_from', 'amount_to', 'number'],
  token: 'required',
  reply: v.object({
    items: listField('history', historyItem),
    next: orNull(v.pipe(v.string(), v.maxLength(200))),
  }),
})
