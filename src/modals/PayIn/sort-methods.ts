import type { PaymentKind } from '#domain/money/payment.ts'

/** Cards and bank first, cryptocurrencies last. */
const ORDER: Record<PaymentKind, number> = { redirect: 0, card: 0, phone: 1, crypto: 2 }

/** Deposit or withdrawal methods in display order: the last used one, then by kind. */
export function sortMethods<Method extends { hash: string; kind: PaymentKind }>(
  methods: readonly Method[],
  lastUsed: string | null,
): Method[] {
  const rank = ({ hash, kind }: Method) => (hash === lastUsed ? -1 : ORDER[kind])
  return methods.toSorted((a, b) => rank(a) - rank(b))
}
