import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('an invoice expires by server time', async ({ casino, control, players }) => {
  await control.set({ invoiceLifeMs: 3_000 })
  await control.skewClock(-2 * 24 * 3_600_000)
  await players.enter()
  await casino.open('/?deposit')
  await casino.payIn.payBy('Bank card', '500')
  await casino.payIn.hasInvoice('expired')
})

test('an open deposit survives a reload, and a payment during an absence is shown on return', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  await casino.payIn.payBy('Bank card', '700')
  await casino.payIn.hasInvoice('waiting')
  await page.reload()
  await casino.frame.deposit()
  await casino.payIn.hasInvoice('waiting')
  await expect(casino.payIn.timeLeft).toBeVisible()

  await page.goto('about:blank')
  const [open] = await control.invoices(player.email)
  await control.payInvoice(open?.id ?? 0)
  await casino.open()
  await expect(casino.success.dialog).toBeVisible()
  await casino.frame.hasBalance('700.00')
  await casino.success.close()
  await page.reload()
  await casino.frame.hasBalance('700.00')
  await expect(casino.success.dialog).toHaveCount(0)
  expect(await control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
})

test('an amount changed by the payment service is explained and credited as changed', async ({
  casino,
  control,
  players,
}) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const { payIn } = casino
  await payIn.payBy('Payment kiosk', '1000')
  await expect(payIn.fact('Fee')).toContainText('₽30.00')
  await expect(payIn.fact(say('deposit.invoice.credited'))).toHaveText('₽970.00after the fee')
  const [open] = await control.invoices(player.email)
  await control.changeInvoice({ invoice: open?.id ?? 0, amount: '900.00' })
  await expect(payIn.invoice).toContainText(say('deposit.invoice.sumWasChanged', { amount: '₽900.00' }))
  await expect(payIn.fact(say('deposit.invoice.credited'))).toContainText('₽873.00')
  await control.payInvoice(open?.id ?? 0)
  await expect(casino.success.added).toContainText('₽873.00')
  await casino.frame.hasBalance('873.00')
})

test('a declined or expired deposit says so and lets the player start again', async ({ casino, control, players }) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const { payIn } = casino
  const payment = await payIn.payBy('Bank card', '500')
  await payment.decline()
  await payIn.hasInvoice('declined')
  await expect(payIn.dialog.getByRole('heading', { name: say('deposit.invoice.declined') })).toBeVisible()
  await payIn.dialog.getByRole('button', { name: say('deposit.invoice.beginAgain'), exact: true }).click()

  await payIn.payBy('Bank card', '500')
  await payIn.hasInvoice('waiting')
  const [open] = await control.invoices(player.email)
  await control.expireInvoice(open?.id ?? 0)
  await payIn.hasInvoice('expired')
  await expect(payIn.dialog.getByRole('heading', { name: say('deposit.invoice.expired') })).toBeVisible()
  await casino.frame.hasBalance('0.00')
  await expect(casino.success.dialog).toHaveCount(0)
})

test('the end of a deposit is shown once: in the open dialog, otherwise in a notification', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const { payIn } = casino
  const payment = await payIn.payBy('Bank card', '500')
  await payIn.hasInvoice('waiting')
  const notified = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) texts.push(textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  await payment.decline()
  await payIn.hasInvoice('declined')
  await expect(payIn.dialog.getByText(say('deposit.invoice.declined'), { exact: true })).toHaveCount(1)
  await payIn.dialog.getByRole('button', { name: say('deposit.invoice.beginAgain'), exact: true }).click()
  await payIn.payBy('Bank card', '500')
  await payIn.hasInvoice('waiting')
  await payIn.close()
  const [open] = await control.invoices(player.email)
  await control.expireInvoice(open?.id ?? 0)
  await casino.frame.notifies(say('notice.invoiceExpired'))
  const texts = await notified.jsonValue()
  expect(texts.filter((text) => text.includes(say('deposit.invoice.declined.text')))).toHaveLength(1)
})
