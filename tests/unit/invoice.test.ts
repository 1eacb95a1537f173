import { describe, expect, it } from 'vitest'
import { type InvoiceStatus, isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus, nextStatus } from '#domain/money/invoice-status.ts'

const ALL = ['waiting', 'processing', 'paid', 'declined', 'expired'] as const satisfies readonly InvoiceStatus[]

/**
 * From each status to each reported one: the next status. A final status stays, except that a payment always counts.
 */
const NEXT: Record<InvoiceStatus, Record<InvoiceStatus, InvoiceStatus>> = {
  waiting: { waiting: 'waiting', processing: 'processing', paid: 'paid', declined: 'declined', expired: 'expired' },
  processing: { waiting: 'waiting', processing: 'processing', paid: 'paid', declined: 'declined', expired: 'expired' },
  paid: { waiting: 'paid', processing: 'paid', paid: 'paid', declined: 'paid', expired: 'paid' },
  declined: { waiting: 'declined', processing: 'declined', paid: 'paid', declined: 'declined', expired: 'declined' },
  expired: { waiting: 'expired', processing: 'expired', paid: 'paid', declined: 'expired', expired: 'expired' },
}

describe('the status of an invoice', () => {
  it.each([
    [1, 'waiting'],
    [2, 'processing'],
    [3, 'paid'],
    [4, 'declined'],
    [5, 'expired'],
    [0, 'waiting'],
    [6, 'waiting'],
    [-3, 'waiting'],
    [3.5, 'waiting'],
    [Number.NaN, 'waiting'],
  ])('status %s is %s', (code, status) => {
    expect(invoiceStatus(code)).toBe(status)
  })

  it('an invoice is open while it waits for money', () => {
    expect(ALL.filter(isInvoiceOpen)).toEqual(['waiting', 'processing'])
  })

  it.each(ALL.flatMap((from) => ALL.map((to) => [from, to, NEXT[from][to]] as const)))(
    '%s, reported %s: %s',
    (from, to, expected) => {
      expect(nextStatus(from, to)).toBe(expected)
    },
  )
})
