import type { BillingRow, InvoiceRow } from '#db/view.ts'

export type Deduction = 'fee' | 'exchange' | 'both'

type Invoice = Pick<InvoiceRow, 'commission' | 'crypto' | 'methodHash'>
type Methods = readonly Pick<BillingRow['methods'][number], 'hash' | 'exchangeCurrency'>[]

/** Why the credited amount of an invoice differs from the paid one; null if neither a fee nor an exchange is known. */
export function getDeduction({ commission, crypto, methodHash }: Invoice, methods: Methods): Deduction | null {
  const hasFee = commission !== null && commission > 0
  const method = methods.find(({ hash }) => hash === methodHash)
  const isExchanged = crypto !== null || (method?.exchangeCurrency ?? null) !== null
  if (isExchanged) return hasFee ? 'both' : 'exchange'
  return hasFee ? 'fee' : null
}
