/** The operator's numbers are mapped to these in `invoice-status.ts`. */
export type InvoiceStatus = 'waiting' | 'processing' | 'paid' | 'declined' | 'expired'

/** Whether the status may still change. */
export function isInvoiceOpen(status: InvoiceStatus): boolean {
  return status === 'waiting' || status === 'processing'
}
