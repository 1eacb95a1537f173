/** How a deposit method takes the money: on a payment page, or by card, phone or blockchain. */
export type PaymentKind = 'redirect' | 'card' | 'phone' | 'crypto'
