import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { InvoiceRow } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { notifications } from './pages/login-forms.ts'
import { invoiceRow } from './support/money-rows.ts'
import { say, saying } from './support/texts.ts'

const ADDRESS = 'https://pay.example/7'

afterEach(() => vi.restoreAllMocks())

/** Opens the dialog on an invoice that waits; a notice is claimed by this tab. */
async function openInvoice(given: Partial<InvoiceRow> = {}) {
  const app = await openDeposit({}, [{ id: '7', ...given }])
  const { database, worker } = app
  worker.commands = {
    money: {
      ...worker.commands['money'],
      cancelDeposit: async ({ invoiceId }) => {
        await database.invoices.update(invoiceId, { status: 'declined' })
        return { ok: true, value: 'declined' }
      },
    },
    notices: {
      claim: async ({ id }) => {
        await database.notices.delete(id)
        return { ok: true, value: { claimed: true } }
      },
    },
  }
  await expect.element(app.deposit.invoice).toHaveAttribute('data-status', 'waiting')
  return app
}

test('a deposit is cancelled only when the player has been asked, and says so', async () => {
  const { deposit, worker } = await openInvoice()
  await deposit.button(say('deposit.invoice.cancel')).click()
  await deposit.button(say('deposit.invoice.cancel.no')).click()
  await expect.element(deposit.invoice).toHaveAttribute('data-status', 'waiting')
  expect(worker.getArguments('money.cancelDeposit')).toEqual([])
  await deposit.button(say('deposit.invoice.cancel')).click()
  await deposit.button(say('deposit.invoice.cancel.yes')).click()
  await expect.element(deposit.dialog.getByRole('heading', { name: say('deposit.invoice.cancelled') })).toBeVisible()
  expect(worker.getArguments('money.cancelDeposit')).toEqual([{ invoiceId: '7' }])
})

test('an amount that the payment service has changed is explained, with what is credited now', async () => {
  const { database, deposit } = await openInvoice({ amount: minor(100_000) })
  const changed = { amount: minor(90_000), commission: minor(2_700), shopAmount: minor(87_300), sumWasChanged: true }
  await database.invoices.update('7', changed)
  await expect.element(deposit.invoice).toHaveTextContent(say('deposit.invoice.sumWasChanged', { amount: '₽900.00' }))
  await expect.poll(() => deposit.fact(say('deposit.invoice.credited'))).toContain('₽873.00')
})

test.each(['declined', 'expired'] as const)(
  'a deposit that is %s says so, and another one can begin',
  async (status) => {
    const { database, deposit } = await openInvoice()
    await database.invoices.update('7', { status })
    await expect
      .element(deposit.dialog.getByRole('heading', { name: say(`deposit.invoice.${status}`), exact: true }))
      .toBeVisible()
    await deposit.button(say('deposit.invoice.beginAgain')).click()
    await expect.element(deposit.pay).toBeVisible()
  },
)

test('the end of a deposit is shown once: in the open dialog, otherwise in a notification', async () => {
  const { database, deposit, worker } = await openInvoice()
  const [row] = await database.invoices.toArray()
  const playerId = row?.playerId ?? ''
  const closed = { kind: 'invoiceClosed', playerId, at: Date.now() } as const
  const said: string[] = []
  const watcher = new MutationObserver(() => said.push(notifications.element().textContent ?? ''))
  watcher.observe(notifications.element(), { childList: true, subtree: true, characterData: true })
  await database.invoices.update('7', { status: 'declined' })
  await database.notices.add({ ...closed, invoiceId: '7', status: 'declined' })
  await expect.poll(() => worker.getArguments('notices.claim')).toHaveLength(1)
  await expect.element(deposit.dialog.getByText(say('deposit.invoice.declined'), { exact: true })).toBeVisible()

  await database.invoices.put(invoiceRow(playerId, { id: '8', status: 'expired' }))
  await database.notices.add({ ...closed, invoiceId: '8', status: 'expired' })
  await expect.element(notifications).toHaveTextContent(say('notice.invoiceExpired'))
  watcher.disconnect()
  expect(said.filter((text) => text.includes(say('notice.invoiceDeclined')))).toEqual([])
})

test('a payment page that the popup blocker stops is reached by a link', async () => {
  const { database, deposit, worker } = await openDeposit()
  worker.commands = {
    money: {
      ...worker.commands['money'],
      openDeposit: async () => {
        const [player] = await database.players.toArray()
        await database.invoices.put(invoiceRow(player?.id ?? '', { id: '7', url: ADDRESS }))
        return { ok: true, value: { invoiceId: '7', url: ADDRESS } }
      },
    },
  }
  await deposit.pay.click()
  await expect.element(deposit.dialog).toHaveTextContent(saying('deposit.blocked'))
  const link = deposit.dialog.getByRole('link', { name: say('deposit.invoice.openPage') })
  await expect.element(link).toHaveAttribute('href', ADDRESS)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a double click sends a deposit once, and it does not count as lost while the request is open', async () => {
  const { deposit, worker } = await openDeposit()
  await deposit.pay.dblClick()
  await expect.element(deposit.pay).toHaveAttribute('aria-busy', 'true')
  await expect.element(deposit.dialog).not.toHaveTextContent(saying('deposit.checkingWhy'))
  expect(worker.getArguments(OPEN_DEPOSIT)).toHaveLength(1)
})

test('two deposits that are paid together are celebrated one after the other', async () => {
  const { database, deposit } = await openInvoice()
  const paid = { kind: 'invoicePaid', playerId: null, at: Date.now(), currency: 'RUB' } as const
  await database.invoices.update('7', { status: 'paid' })
  await database.notices.bulkAdd([
    { ...paid, invoiceId: '7', amount: minor(50_000) },
    { ...paid, invoiceId: '8', amount: minor(30_000) },
  ])
  const success = page.getByRole('dialog', { name: say('successPayment.title'), exact: true })
  for (const amount of ['₽500.00', '₽300.00']) {
    await expect.element(success.getByText(amount, { exact: true })).toBeVisible()
    await expect.element(success).not.toHaveAttribute('data-unasked')
    await success
      .getByRole('button', { name: say('successPayment.close'), exact: true })
      .last()
      .click()
  }
  await expect.element(success).not.toBeInTheDocument()
  await expect.element(deposit.dialog).not.toBeInTheDocument()
})
