/** How a deposit method takes the money: on a payment page, or by card, phone or blockchain. */
export type PaymentKind = 'redirect' | 'card' | 'phone' | 'crypto'

/** What a payment page takes. */
export const PAYMENT_MEANS = ['card', 'wallet', 'terminal'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]
