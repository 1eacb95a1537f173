import type { BonusRules } from '#domain/money/bonus.ts'
import type { Commission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { InvoiceStatus } from '#domain/money/invoice.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Localized } from '#domain/languages/texts-by-language.ts'
import type { PayoutKind, PayoutStatus } from '#domain/money/payout.ts'
import type { PaymentKind, PaymentMeans } from '#domain/money/payment.ts'

/** Rows of money: wallets, payment and payout methods, invoices and withdrawals. */

type WalletAmounts = {
  balance: Minor | null
  bonus: Minor | null
  bonusBalance: Minor | null
  totalBalance: Minor | null
  /** Orders the messages about one currency: a lower version never replaces a higher one. */
  version: number
  /** When the balance was reported, ms of server time. */
  fetchedAt: number
  /** When the reply with the balance was requested, ms of the device clock; missing in rows of older builds. */
  toldAt?: number
  /**
   * When the reply with the bonus amounts was requested, ms of the device clock; an earlier one does not replace them.
   */
  bonusAskedAt: number
}

/** The active wallet. */
export type WalletRow = WalletAmounts & {
  playerId: string
  /** null if the operator sent no valid currency: the balance is a dash and betting is disabled. */
  currency: Currency | null
  /** When it became the active wallet: a reply that was requested before does not switch it back. */
  chosenAt: number
}

/** One of a player's wallets; the active one is also stored here. */
export type CurrencyWalletRow = WalletAmounts & { playerId: string; currency: Currency }

/** A deposit method. Amounts are in the currency of the billing row. */
export type PaymentMethod = {
  hash: string
  name: string
  kind: PaymentKind
  /** What its payment page takes; absent from rows of an older version and where there is no such page. */
  means?: PaymentMeans | null
  min: Minor
  max: Minor
  standard: Minor
  exchangeCurrency: string | null
  /** How much of `exchangeCurrency` one unit of the wallet's currency is: decimal text, as sent. */
  exchangeRate: string | null
  /** Only for crypto methods, else null. */
  network: string | null
  confirmations: number | null
  /** Deducted from what is credited; null if not reported, absent from rows of an older version. */
  commission?: Commission | null
  /** The longest time until it is credited, in minutes, 0 at once; like `commission`. */
  minutes?: number | null
}

/** A withdrawal method. */
export type PayoutMethod = {
  hash: string
  name: string
  kind: PayoutKind
  network: string | null
  /** Never below our minimum for the currency. */
  min: Minor
  max: Minor | null
  commission: Commission
  exchangeCurrency: string | null
  exchangeRate: string | null
  /** The longest processing time, in hours, 0 if it is less than one; absent from rows of an older version. */
  hours?: number | null
}

/** The bonus of a deposit. Without an id and complete rules it is only displayed by name and cannot be selected. */
export type DepositBonus = {
  name: string
  id: string | null
  rules: BonusRules | null
  /** Its step of the welcome pack; null if it is not of the pack, absent from rows of an older version. */
  welcome?: { step: number; steps: number } | null
}

/** A crypto address that the player saved under a name, at the operator. */
export type SavedAddress = { id: string; network: string; address: string; name: string }

/** A card of an earlier payment, at the operator; `methods` are the hashes of the methods that take it. */
export type UsedCard = { id: string; lastFour: string; methods: string[] }

/** `texts` has the names of the methods by their hashes. */
export type BillingRow = Localized & {
  playerId: string
  /** The currency of its amounts; null if it is not one of ours, and payments are disabled then. */
  currency: Currency | null
  methods: PaymentMethod[]
  payouts: PayoutMethod[]
  /** null if the operator saves no addresses; absent from rows of an older version. */
  addresses?: SavedAddress[] | null
  /** When a change of the addresses was last answered, ms of server time; 0 or absent for none. */
  addressesAt?: number
  /** The last used one first; absent from rows of an older version. */
  cards?: UsedCard[]
  bonus: DepositBonus | null
  fetchedAt: number
}

/** Where and how much to send, exactly as the operator sent it: the app computes none of it. */
export type CryptoPayment = {
  address: string
  network: string
  /** Decimal text with up to 18 fraction digits. */
  amount: string
  currency: string
  confirmations: { needed: number; seen: number }
}

export type InvoiceRow = Localized & {
  id: string
  playerId: string
  methodHash: string
  methodName: string
  type: string
  status: InvoiceStatus
  amount: Minor
  /** null if the operator sent a currency that is not ours; the amounts are a dash then. */
  currency: Currency | null
  shopAmount: Minor | null
  commission: Minor | null
  cardNumber: string | null
  phoneNumber: string | null
  crypto: CryptoPayment | null
  sumWasChanged: boolean
  /** The payment page, already checked by the redirect rule; null if there is none. */
  url: string | null
  /** The rules of the bonus that was ordered with it, on this device; absent without one. */
  bonus?: BonusRules
  createdAt: number
  expiresAt: number
}

/** Amount, currency and method of a withdrawal, for the notice about its end. */
export type PayoutSum = Pick<PayoutRow, 'amount' | 'currency' | 'reason'> & { method: string }

export type PayoutRow = Localized & {
  id: string
  playerId: string
  methodHash: string | null
  methodName: string
  status: PayoutStatus
  amount: Minor
  currency: Currency | null
  /** Deducted from the amount; null if the operator does not report it. */
  commission: Minor | null
  /** The destination, masked by the operator. */
  to: string | null
  createdAt: number
  /** Why it was declined, as a key of our texts; absent from rows of an older version. */
  reason?: string | null
  /** Its statuses so far, oldest first. */
  steps: { status: PayoutStatus; at: number }[]
}
