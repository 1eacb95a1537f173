import * as v from 'valibot'
import { cardDigits } from '#domain/money/card.ts'
import { DEPOSIT_LIMITS } from '#domain/money/limits.ts'
import { INVOICE_LIFE_MS } from '#domain/settings/constants.ts'
import { toDecimal } from '#domain/money/money.ts'
import { PAYMENT_MEANS } from '#domain/money/payment.ts'
import { PAYOUT_KINDS, PAYOUT_STATUSES } from '#domain/money/payout.ts'
import { get, post, put } from '../http/endpoint.ts'
import {
  balance,
  currency,
  currencyOrNone,
  id,
  listField,
  timestamp,
  positiveAmount,
  shortText,
  text,
  lenient,
  orNull,
} from '../http/fields.ts'
import {
  bonusRulesFields,
  count,
  decimalText,
  listBeside,
  listOrNull,
  names,
  optionalAmount,
  optionalName,
  percent,
} from './money-fields.ts'

const wireLimit = (value: typeof DEPOSIT_LIMITS.min) =>
  v.optional(v.nullable(positiveAmount, toDecimal(value)), toDecimal(value))

const method = {
  hash: id,
  name: names,
  min_amount: wireLimit(DEPOSIT_LIMITS.min),
  max_amount: wireLimit(DEPOSIT_LIMITS.max),
  default_amount: wireLimit(DEPOSIT_LIMITS.standard),
}

/** What a deposit costs and how long it takes once it is paid, for the list of methods; the invoice has the amounts. */
const depositTerms = {
  commission_percent: lenient(percent),
  commission_fixed: v.fallback(optionalAmount, null),
  /** The longest time in minutes; 0 is at once. */
  minutes: lenient(count),
}

const payment = v.object({
  ...method,
  ...depositTerms,
  kind: v.fallback(v.optional(v.picklist(['redirect', 'card', 'phone']), 'redirect'), 'redirect'),
  /** What is paid with on a payment page, for its mark in the list. Not in the operator's specification. */
  means: lenient(v.picklist(PAYMENT_MEANS)),
  exchange_currency: optionalName,
  /** How much of `exchange_currency` one unit of the wallet's currency is. */
  exchange_rate: lenient(decimalText),
})

const cryptoPayment = v.object({
  ...method,
  ...depositTerms,
  network: shortText,
  /** Number of blocks that make the payment final. */
  confirmations: count,
  exchange_currency: shortText,
  exchange_rate: decimalText,
})

const payoutMethod = (standard: (typeof PAYOUT_KINDS)[number]) =>
  v.object({
    hash: id,
    name: names,
    kind: v.optional(v.picklist(PAYOUT_KINDS), standard),
    network: optionalName,
    min_amount: optionalAmount,
    max_amount: optionalAmount,
    commission_percent: orNull(percent),
    commission_fixed: optionalAmount,
    exchange_currency: optionalName,
    exchange_rate: lenient(decimalText),
    /** The longest processing time, in hours; 0 is less than one. Not in the operator's specification. */
    hours: lenient(count),
  })

/** A crypto address that the player saved under a name. Cards are not saved: their numbers are payment data. */
const savedAddress = v.object({ id, network: shortText, address: shortText, name: shortText })

/** More digits than a card's end has: an operator must not send the number itself. */
const CARD_NUMBER = /^[0-9]{12,19}$/

/** A card of an earlier payment, by its last four digits: the number is payment data and stays with the operator. */
const usedCard = v.object({
  id: v.pipe(
    id,
    v.check((value) => !CARD_NUMBER.test(cardDigits(value)), 'a card number'),
  ),
  last_four: v.pipe(v.string(), v.regex(/^[0-9]{4}$/)),
  /** The hashes of the deposit and withdrawal methods that take it. */
  methods: v.pipe(v.array(id), v.maxLength(100)),
})

/** So many cards are offered; older ones are left out. */
const USED_CARDS_MOST = 20

/** Which deposit of the welcome pack earns the bonus, and how many it has; null if it is not of the pack. */
const welcome = lenient(v.object({ step: count, steps: count }))

/** With complete rules, so that the player can select it, or only a name to display. */
const depositBonus = v.union([
  v.object({ id, name: shortText, ...bonusRulesFields, welcome }),
  v.object({ name: shortText }),
])

/**
 * Deposit and withdrawal methods. `currency` is the currency of the amounts; it is not in the operator's specification.
 */
export const getBilling = get('getBilling', '/api/v2/billing/data', {
  token: 'required',
  reply: v.object({
    currency: orNull(shortText),
    payments: v.object({
      methods: listOrNull('payments.methods', payment, { mayBeEmptied: true }),
      bonus: lenient(depositBonus),
    }),
    'crypto-payments': listBeside('crypto-payments', cryptoPayment),
    'crypto-payouts': listBeside('crypto-payouts', payoutMethod('crypto')),
    payouts: v.fallback(
      v.optional(v.nullable(v.object({ methods: listBeside('payouts.methods', payoutMethod('card')) }))),
      null,
    ),
    /** The saved addresses; null if the operator saves none. Not in the operator's specification. */
    payout_addresses: orNull(listField('payout_addresses', savedAddress, { mayBeEmptied: true })),
    /** The cards of earlier payments, the last used one first. Not in the operator's specification. */
    cards: lenient(
      v.pipe(
        listField('cards', usedCard, { mayBeEmptied: true }),
        v.transform((cards) => cards.slice(0, USED_CARDS_MOST)),
      ),
    ),
  }),
})

const savedAddresses = v.object({ items: listField('addresses.items', savedAddress, { mayBeEmptied: true }) })

/**
 * Saves a crypto address under a name, or gives a saved one another name. At the operator, so that it is there after a
 * log-out and on the player's other devices, whose database is cleared.
 */
export const savePayoutAddress = post('savePayoutAddress', '/api/v2/billing/addresses', {
  token: 'required',
  body: v.object({ network: shortText, address: shortText, name: shortText }),
  reply: savedAddresses,
})

export const removePayoutAddress = put('removePayoutAddress', '/api/v2/billing/addresses/{id}/remove', {
  token: 'required',
  reply: savedAddresses,
})

const confirmations = v.object({ needed: count, seen: count })
/** 1 waiting, 2 processing, 3 paid, 4 declined, 5 expired. */
const status = v.pipe(v.number(), v.integer())

/** The fields of a deposit that may change until it is paid. */
const sums = {
  shop_amount: optionalAmount,
  commission: optionalAmount,
  sum_was_changed: orNull(v.boolean()),
}

const depositFields = {
  id,
  type: v.optional(shortText, 'redirect'),
  status: v.optional(status, 1),
  amount: positiveAmount,
  ...sums,
  /** If the currency is not one of ours, the amounts are displayed as a dash. */
  currency: orNull(shortText),
  card: orNull(
    v.object({
      card_number: orNull(shortText),
      phone_number: orNull(shortText),
    }),
  ),
  /** Address and amount of a deposit in a cryptocurrency. */
  crypto: orNull(
    v.object({
      address: shortText,
      network: shortText,
      amount: decimalText,
      currency: shortText,
      confirmations,
    }),
  ),
  /** Seconds left to pay, counted from the reply. */
  life_time: v.optional(v.pipe(v.number(), v.minValue(0)), INVOICE_LIFE_MS / 1_000),
  url: orNull(text),
}

/** A card of `cards` in `getBilling`. The operator rejects one that it no longer has: 422 with the field `card_id`. */
const cardId = v.optional(id)

/** A deposit; `currency`, `crypto` and `url` are not in the operator's specification. */
const deposit = v.object(depositFields)

export const createDeposit = post('createDeposit', '/api/v2/billing/payment', {
  token: 'required',
  once: true,
  body: v.object({ hash: id, amount: v.string(), currency, bonus: v.optional(shortText), card_id: cardId }),
  reply: deposit,
})

export const getDepositByKey = get('getDepositByKey', '/api/v2/billing/payment/{key}', {
  token: 'required',
  reply: deposit,
})

/** The player's open deposits, including those of other devices. Not in the operator's specification. */
export const getOpenDeposits = get('getOpenDeposits', '/api/v2/billing/payments', {
  token: 'required',
  reply: v.object({
    items: listOrNull('payments.items', v.object({ ...depositFields, hash: id, method: optionalName })),
  }),
})

export const cancelDeposit = put('cancelDeposit', '/api/v2/billing/payment/cancel/{invoiceId}', {
  token: 'required',
  reply: v.object({ status }),
})

/** Fields besides `status` replace the stored values while the deposit is open. */
export const getDepositStatus = get('getDepositStatus', '/billing/payment/status/{invoiceId}', {
  token: 'required',
  reply: v.object({
    status,
    amount: v.fallback(optionalAmount, null),
    ...sums,
    confirmations: lenient(confirmations),
  }),
})

const payoutStatus = v.fallback(v.picklist(PAYOUT_STATUSES), 'waiting')

const payout = v.object({
  id,
  hash: orNull(id),
  /** The method's name. */
  method: optionalName,
  status: payoutStatus,
  amount: positiveAmount,
  currency: orNull(shortText),
  /** Deducted from the amount that arrives. */
  commission: optionalAmount,
  created_at: timestamp,
  /** The destination, masked except for its end: "•••• 4242". */
  to: optionalName,
  /** Why it was declined: a key of our texts, "payout.name". Not in the operator's specification. */
  reason: optionalName,
  /** The statuses so far, oldest first. */
  history: listBeside('payout.history', v.object({ status: v.picklist(PAYOUT_STATUSES), at: timestamp })),
})

/**
 * Withdraws an amount to a crypto wallet of the method's network, to a card by its number, or to one of an earlier
 * payment by its id; exactly one of the three is sent.
 */
export const createPayout = post('createPayout', '/api/v2/billing/payout', {
  token: 'required',
  once: true,
  body: v.object({
    hash: id,
    amount: v.string(),
    currency,
    wallet: v.optional(shortText),
    card: v.optional(shortText),
    card_id: cardId,
  }),
  reply: payout,
})

export const getPayoutByKey = get('getPayoutByKey', '/api/v2/billing/payout/{key}', {
  token: 'required',
  reply: payout,
})

/** The player's last withdrawals, newest first. */
export const getPayouts = get('getPayouts', '/api/v2/billing/payouts', {
  token: 'required',
  reply: v.object({ items: listOrNull('payouts.items', payout) }),
})

/** Cancels a withdrawal that is still waiting; otherwise 409. */
export const cancelPayout = put('cancelPayout', '/api/v2/billing/payouts/{id}/cancel', {
  token: 'required',
  statuses: [403, 409],
  reply: v.object({ status: payoutStatus }),
})

const wallets = v.object({
  active: currencyOrNone,
  wallets: listField(
    'wallets',
    v.object({
      currency,
      balance,
      bonus: v.optional(balance, null),
      bonus_balance: v.optional(balance, null),
      total_balance: v.optional(balance, null),
      /** Grows with every transaction of this currency's wallet or bonus account. */
      balance_version: v.pipe(v.number(), v.integer()),
    }),
  ),
})

/** One wallet per currency, and the active one. Not in the operator's specification. */
export const getWallets = get('getWallets', '/api/v2/wallets', { token: 'required', reply: wallets })

export const activateWallet = post('activateWallet', '/api/v2/wallets/active', {
  token: 'required',
  body: v.object({ currency }),
  reply: wallets,
})
