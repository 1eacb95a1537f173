import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('a deposit is paid on the operator’s page in its own tab; the success dialog opens once and the balance follows @gate', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '10.00' })
  await casino.open()
  await casino.frame.hasBalance('10.00')
  await casino.frame.deposit()
  const payment = await casino.payIn.payBy('Bank card', '₽1 500,50')
  await casino.payIn.hasInvoice('waiting')
  await expect(casino.payIn.timeLeft).toContainText(/\d+:\d\d/)

  const [sent, ...more] = await control.requests({ endpoint: 'createDeposit' })
  expect(more).toEqual([])
  expect(sent).toMatchObject({ method: 'POST', path: '/api/v2/billing/payment', status: 200 })
  expect(sent?.headers).toMatchObject({
    authorization: `Bearer ${player.token}`,
    'accept-language': 'en',
    region: 'RU',
    'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(JSON.parse(sent?.body ?? '')).toEqual({ hash: 'bank-card', amount: '1500.50', currency: 'RUB' })

  await payment.pay()
  await expect(payment.state).toHaveAttribute('data-status', 'paid')
  await expect(casino.success.dialog).toBeVisible()
  await expect(casino.success.dialog).toContainText('1,500.50')
  await casino.frame.hasBalance('1510.50')
  await expect(casino.payIn.dialog).toHaveCount(0)
  expect(await control.wallet(player.email)).toMatchObject({ balance: 151_050 })

  await casino.success.playDice()
  await expect(casino.success.dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/games\/dice$/)
  await page.reload()
  await casino.frame.hasBalance('1510.50')
  await casino.dice.isOn()
  await expect(casino.success.dialog).toHaveCount(0)
})

test('a transfer shows its details and can be cancelled without any credit', async ({ casino, control, players }) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const payment = await casino.payIn.payBy('Bank transfer', '5000')
  await expect(casino.payIn.invoice).toContainText('0000 0000 0000 0000')
  await casino.payIn.dialog.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
  await casino.payIn.dialog.getByRole('button', { name: say('deposit.invoice.cancel.no'), exact: true }).click()
  await casino.payIn.hasInvoice('waiting')
  await casino.payIn.cancel()
  await expect(casino.payIn.dialog.getByRole('heading', { name: say('deposit.invoice.cancelled') })).toBeVisible()
  await casino.payIn.hasInvoice('declined')
  await payment.tab.reload()
  await expect(payment.state).toHaveAttribute('data-status', 'declined')
  expect(await control.wallet(player.email)).toMatchObject({ balance: 0 })
  await casino.frame.hasBalance('0.00')
})

test('two deposits paid together are shown one after the other', async ({ casino, control, players }) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  await casino.payIn.payBy('Bank card', '500')
  await casino.payIn.hasInvoice('waiting')
  await casino.payIn.beginAnother()
  await casino.payIn.payOneMore('Mobile payment', '300')
  await expect(casino.payIn.invoice).toContainText('Mobile payment')
  await casino.page.goto('about:blank')
  for (const { id } of await control.invoices(player.email)) await control.payInvoice(id)

  await casino.open()
  await casino.frame.hasBalance('800.00')
  await expect(casino.success.added).toContainText(/[35]00\.00/)
  const first = (await casino.success.added.textContent()) ?? ''
  await casino.success.close()
  await expect(casino.success.added).toContainText(first.includes('300.00') ? '500.00' : '300.00')
  await casino.success.close()
  await expect(casino.success.dialog).toHaveCount(0)
})

test('a payment page that the popup blocker stops is reached by a link', async ({ casino, page, players }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await players.enter()
  await casino.open('/?deposit')
  await casino.payIn.choose('Bank card', '500')
  await casino.payIn.pay.click()
  await casino.payIn.hasInvoice('waiting')
  await expect(casino.payIn.dialog).toContainText(saying('deposit.blocked'))
  const [tab] = await Promise.all([page.context().waitForEvent('page'), casino.payIn.paymentLink.click()])
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(casino.success.dialog).toBeVisible()
  await casino.frame.hasBalance('500.00')
})

test('a double click sends a deposit once, and it does not count as lost while the request is open', async ({
  casino,
  control,
  players,
}) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const faultId = await control.fault({ match: { endpoint: 'createDeposit' }, hold: 'before', times: 0 })
  await casino.payIn.choose('Bank card', '500')
  await casino.payIn.pay.dblclick()
  await control.waitForRequests({ match: { endpoint: 'createDeposit' } })
  await expect(casino.payIn.pay).toHaveAttribute('aria-busy', 'true')
  await expect(casino.payIn.dialog).not.toContainText(saying('deposit.checkingWhy'))
  await control.release(faultId)
  await casino.payIn.hasInvoice('waiting')
  expect(await control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
  expect(await control.invoices(player.email)).toHaveLength(1)
})

test('a deposit whose reply is cut is found by its key and opened once @gate', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter()
  await casino.open('/?deposit')
  // The browser itself repeats a call when a reused connection is cut, with the same key.
  await control.fault({ match: { endpoint: 'createDeposit' }, kind: 'cutAfter', times: 0 })
  const asked = await control.fault({ match: { endpoint: 'getDepositByKey' }, hold: 'before', times: 0 })
  await casino.payIn.choose('Bank card', '500')
  await casino.payIn.pay.click()
  await expect(casino.payIn.dialog).toContainText('Checking a deposit: Bank card')
  await control.release(asked)
  await casino.payIn.hasInvoice('waiting')
  const sent = await control.requests({ endpoint: 'createDeposit' })
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await control.invoices(player.email)).toHaveLength(1)
})

test('the bonus of a deposit is sent with it and comes with the payment', async ({ casino, control, players }) => {
  const player = await players.enter()
  await casino.open('/?deposit')
  const { payIn } = casino
  await onTheWire(control, 'getBilling', { bearer: player.token, region: 'early', times: 'some' })
  await payIn.choose('Bank card', '800')
  await payIn.bonus('First deposit +100%').check()
  const payment = await payIn.payBy('Bank card', '800')
  await payIn.hasInvoice('waiting')
  const [sent] = await control.requests({ endpoint: 'createDeposit' })
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    hash: 'bank-card',
    amount: '800.00',
    currency: 'RUB',
    bonus: 'first-deposit',
  })
  const [invoice] = await control.invoices(player.email)
  await onTheWire(control, 'getDepositStatus', {
    params: { invoiceId: String(invoice?.id) },
    bearer: player.token,
    times: 'some',
  })
  await payment.pay()
  await expect(casino.success.dialog).toBeVisible()
  await casino.success.close()
  await casino.frame.hasBalance('800.00')
  await casino.bonuses.open()
  await expect(casino.bonuses.bonus('First deposit +100%')).toContainText(
    say('bonuses.wagered', { done: '₽0.00', required: '₽8,000.00' }),
  )
})
