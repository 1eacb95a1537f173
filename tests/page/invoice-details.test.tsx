import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PaymentMethod } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { billingRow, invoiceRow } from './support/money-rows.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test('the coins of an invoice have the decimal mark of the amounts beside them', async () => {
  await openApp('/?deposit', {
    locale: 'ru',
    commands: {
      money: {
        refreshBilling: async () => ({ ok: true, value: undefined }),
        refreshInvoices: async () => ({ ok: true, value: undefined }),
      },
    },
    fill: async (database) => {
      const id = await logIn(database)
      const coins = { network: 'TRC-20', address: ADDRESS, currency: 'USDT', amount: '10.5' }
      const crypto = { ...coins, confirmations: { needed: 19, seen: 0 } }
      await database.billing.put(billingRow(id))
      await database.invoices.put(invoiceRow(id, { crypto, amount: minor(84_050) }))
    },
  })
  const invoice = page.getByTestId('invoice')
  await expect.element(invoice.getByText('10,5 USDT', { exact: true })).toBeVisible()
  await expect.element(invoice).not.toHaveTextContent('10.5')
})

test('a deposit in coins opens no payment page', async () => {
  const { deposit, worker } = await openDeposit()
  await deposit.choose('Tether TRC-20')
  await deposit.pay.click()
  await expect.poll(() => worker.getArguments(OPEN_DEPOSIT)).toHaveLength(1)
  expect(vi.mocked(window.open)).not.toHaveBeenCalled()
})

test('a card, a wallet and a terminal have a mark each', async () => {
  const { methods } = billingRow('x')
  const [card] = methods
  if (!card) throw new Error('no methods')
  const of = (means: NonNullable<PaymentMethod['means']> | null, name: string) => ({ ...card, name, hash: name, means })
  const { deposit } = await openDeposit({
    methods: [of('card', 'Card'), of('wallet', 'Wallet'), of('terminal', 'Terminal'), of(null, 'Other')],
  })
  await expect.element(deposit.method('Other')).toBeVisible()
  const marks = [...deposit.dialog.element().querySelectorAll('label svg path')].map((path) => path.getAttribute('d'))
  expect(marks).toHaveLength(4)
  expect(new Set(marks).size).toBe(3)
})
