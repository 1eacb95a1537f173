/** What the operator's invoice status numbers mean: 3 is paid (spec 4); the others as decided; unknown ones wait. */
export type InvoiceStatus = 'waiting' | 'processing' | 'paid' | 'declined' | 'expired'

const STATUS: Record<number, InvoiceStatus> = { 1: 'waiting', 2: 'processing', 3: 'paid', 4: 'declined', 5: 'expired' }

/** The status of an operator’s number; one that is not known waits. Spec 4. */
export function invoiceStatus(code: number): InvoiceStatus {
  return STATUS[code] ?? 'waiting'
}

/** Whether an invoice may still change. */
export function isInvoiceOpen(status: InvoiceStatus): boolean {
  return status === 'waiting' || status === 'processing'
}

/** A final status stays: a late 1 after a 3 changes nothing. */
export function nextStatus(current: InvoiceStatus, reported: InvoiceStatus): InvoiceStatus {
  return isInvoiceOpen(current) || reported === 'paid' ? reported : current
}
