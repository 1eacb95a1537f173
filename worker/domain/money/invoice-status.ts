import { type InvoiceStatus, isInvoiceOpen } from './invoice.ts'

const STATUS: Record<number, InvoiceStatus> = { 1: 'waiting', 2: 'processing', 3: 'paid', 4: 'declined', 5: 'expired' }

/** The status for the operator's number; an unknown number counts as `waiting`. */
export function invoiceStatus(code: number): InvoiceStatus {
  return STATUS[code] ?? 'waiting'
}

/** The status after a reported one. A final status stays (a report may arrive late), except that `paid` always wins. */
export function nextStatus(current: InvoiceStatus, reported: InvoiceStatus): InvoiceStatus {
  return isInvoiceOpen(current) || reported === 'paid' ? reported : current
}
