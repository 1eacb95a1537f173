import * as v from 'valibot'
import { DEPOSIT_LIMITS } from '../rules/limits.ts'
import { INVOICE_LIFE_MS } from '../rules/constants.ts'
import { toDecimal } from '../rules/money.ts'
import { endpoint } from './endpoint.ts'
import { currency, id, positiveAmount, shortText, text } from './fields.ts'

const wireLimit = (value: typeof DEPOSIT_LIMITS.min) =>
  v.optional(v.nullable(positiveAmount, toDecimal(value)), toDecimal(value))

const method = v.object({
  hash: id,
  name: v.object({ en: shortText }),
  min_amount: wireLimit(DEPOSIT_LIMITS.min),
  max_amount: wireLimit(DEPOSIT_LIMITS.max),
  default_amount: wireLimit(DEPOSIT_LIMITS.standard),
  exchange_currency: v.fallback(v.optional(v.nullable(shortText), null), null),
})

export const getBilling = endpoint({
  name: 'getBilling',
  service: 'api',
  method: 'GET',
  path: '/api/v2/billing/data',
  token: 'required',
  reply: v.object({
    payments: v.object({
      methods: v.optional(v.array(method), []),
      bonus: v.fallback(v.optional(v.nullable(v.object({ name: shortText })), null), null),
    }),
    'crypto-payments': v.optional(v.unknown()),
    'crypto-payouts': v.optional(v.unknown()),
  }),
})

/** Deposit process (spec 3); `currency` and `created_at` come with ours. */
const deposit = v.object({
  id,
  type: v.optional(shortText, 'redirect'),
  status: v.optional(v.pipe(v.number(), v.integer()), 1),
  amount: positiveAmount,
  shop_amount: v.optional(v.nullable(positiveAmount), null),
  commission: v.optional(v.nullable(positiveAmount), null),
  currency: v.optional(v.nullable(currency), null),
  card: v.optional(
    v.nullable(
      v.object({
        card_number: v.optional(v.nullable(shortText), null),
        phone_number: v.optional(v.nullable(shortText), null),
      }),
    ),
    null,
  ),
  /** Seconds that are left for paying, counted from the reply. */
  life_time: v.optional(v.pipe(v.number(), v.minValue(0)), INVOICE_LIFE_MS / 1_000),
  sum_was_changed: v.optional(v.boolean(), false),
  url: v.optional(v.nullable(text), null),
})

export const createDeposit = endpoint({
  name: 'createDeposit',
  service: 'api',
  method: 'POST',
  path: '/api/v2/billing/payment',
  token: 'required',
  once: true,
  body: v.object({ hash: id, amount: v.string(), currency, bonus: v.optional(shortText) }),
  reply: deposit,
})

export const getDepositByKey = endpoint({
  name: 'getDepositByKey',
  service: 'api',
  method: 'GET',
  path: '/api/v2/billing/payment/{key}',
  token: 'required',
  reply: deposit,
})

export const cancelDeposit = endpoint({
  name: 'cancelDeposit',
  service: 'api',
  method: 'PUT',
  path: '/api/v2/billing/payment/cancel/{invoiceId}',
  token: 'required',
  reply: v.object({ status: v.pipe(v.number(), v.integer()) }),
})

export const getDepositStatus = endpoint({
  name: 'getDepositStatus',
  service: 'api',
  method: 'GET',
  path: '/billing/payment/status/{invoiceId}',
  token: 'required',
  reply: v.object({ status: v.pipe(v.number(), v.integer()) }),
})
