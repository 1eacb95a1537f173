import type { BonusRules } from '../domain/money/bonus.ts'
import type { Commission } from '../domain/money/commission.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { InvoiceStatus } from '../domain/money/invoice.ts'
import type { Minor } from '../domain/money/money.ts'
import type { PayoutKind, PayoutStatus } from '../domain/money/payout.ts'

/** Rows of money: wallets, ways to pay, invoices and withdrawals. */

type WalletAmounts = {
  balance: Minor | null
  bonus: Minor | null
  bonusBalance: Minor | null
  totalBalance: Minor | null
  /** Orders messages of one currency: a lower one never replaces a higher one. */
  version: number
  /** When the balance was told, ms of server time. */
  fetchedAt: number
  /** When the message that told it was asked for, ms of the device's clock; rows of earlier builds have none. */
  toldAt?: number
  /** The same of the message that told the bonus parts: an earlier one does not replace them. */
  bonusAskedAt: number
}

/** The wallet in use. */
export type WalletRow = WalletAmounts & {
  playerId: string
  /** null: the operator sent none that can be believed; shown as a dash, betting is off. */
  currency: Currency | null
  /** When it came into use: what was asked for while another one was does not switch it back. */
  chosenAt: number
}

/** One of a player's wallets, the one in use among them. */
export type CurrencyWalletRow = WalletAmounts & { playerId: string; currency: Currency }

export type PaymentKind = 'redirect' | 'card' | 'phone' | 'crypto'

/** A way to pay in. Amounts are in the billing row's currency. */
export type PaymentMethod = {
  hash: string
  name: string
  kind: PaymentKind
  min: Minor
  max: Minor
  standard: Minor
  exchangeCurrency: string | null
  /** How much of it one unit of the wallet's currency is: decimal text, as sent. */
  exchangeRate: string | null
  /** Of a crypto method; else null. */
  network: string | null
  confirmations: number | null
}

/** A way to withdraw. */
export type PayoutMethod = {
  hash: string
  name: string
  kind: PayoutKind
  network: string | null
  /** Never below the least of the currency (spec 9). */
  min: Minor
  max: Minor | null
  commission: Commission
  exchangeCurrency: string | null
  exchangeRate: string | null
}

/** The bonus of a deposit. Without an id and all its rules it is a name, and cannot be taken. */
export type DepositBonus = { name: string; id: string | null; rules: BonusRules | null }

export type BillingRow = {
  playerId: string
  /** The currency that its amounts are in; null: one that is not ours, and paying is off. */
  currency: Currency | null
  methods: PaymentMethod[]
  payouts: PayoutMethod[]
  bonus: DepositBonus | null
  fetchedAt: number
}

/** Where and how much to send, as the operator says it: nothing of it is computed here. */
export type CryptoPayment = {
  address: string
  network: string
  /** Decimal text of up to 18 digits after the point. */
  amount: string
  currency: string
  confirmations: { needed: number; seen: number }
}

export type InvoiceRow = {
  id: string
  playerId: string
  methodHash: string
  methodName: string
  type: string
  status: InvoiceStatus
  amount: Minor
  /** null: the operator named one that is not ours; its amounts are a dash. */
  currency: Currency | null
  shopAmount: Minor | null
  commission: Minor | null
  cardNumber: string | null
  phoneNumber: string | null
  crypto: CryptoPayment | null
  sumWasChanged: boolean
  /** The payment page, already through the redirect rule; null where there is none. */
  url: string | null
  createdAt: number
  expiresAt: number
}

/** What a withdrawal was of, for a notice of its end. */
export type PayoutSum = Pick<PayoutRow, 'amount' | 'currency'> & { method: string }

export type PayoutRow = {
  id: string
  playerId: string
  methodHash: string | null
  methodName: string
  status: PayoutStatus
  amount: Minor
  currency: Currency | null
  /** Part of the amount; null where it is not told. */
  commission: Minor | null
  /** Where it goes, masked by the operator. */
  to: string | null
  createdAt: number
  /** How it came to where it is, the oldest first. */
  steps: { status: PayoutStatus; at: number }[]
}
