import { createDeposit } from '../../worker/endpoints/billing.ts'
import { DEPOSIT_LIMITS } from '../../worker/domain/money/limits.ts'
import { casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE, REFUSED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('deposit', () => {
  test('a deposit is paid on the operator’s page in its own tab; the success dialog opens once and the balance follows', async ({
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

  test('an amount outside the limits of its method is rejected in the form and not sent', async ({
    casino,
    control,
    players,
  }) => {
    await players.enter()
    await casino.open('/?deposit')
    const { payIn } = casino
    await expect(payIn.method('Bank card')).toBeChecked()
    await expect(payIn.method('Mobile payment')).toHaveAccessibleDescription(/50.*15,000/)

    await payIn.refusesAmount('99.99', saying('deposit.amount.below', { min: '₽100' }))
    await payIn.refusesAmount('100000.01', saying('deposit.amount.above', { max: '₽100,000' }))
    await payIn.refusesAmount('', saying('deposit.amount.empty'))
    await payIn.refusesAmount('12abc', saying('operator.amount.invalid'))
    await payIn.refusesAmount('-500', saying('operator.amount.invalid'))
    await payIn.refusesAmount('1e5', saying('operator.amount.invalid'))
    await payIn.refusesAmount('500.0015', saying('deposit.amount.tooPrecise'))
    await payIn.refusesAmount('500.001', saying('deposit.amount.doubtful'))
    await payIn.refusesAmount('9'.repeat(30), saying('deposit.amount.tooLarge'))

    await payIn.method('Mobile payment').check()
    await payIn.refusesAmount('49', saying('deposit.amount.below', { min: '₽50' }))
    await payIn.method('Bank transfer').check()
    await payIn.refusesAmount('300000.01', saying('deposit.amount.above', { max: '₽300,000' }))
    // A method without its own limits has the limits of the contract.
    expect(DEPOSIT_LIMITS).toEqual({ min: 10_000, max: 30_000_000, standard: 10_000 })
    await payIn.method('Play wallet').check()
    await payIn.refusesAmount('99', saying('deposit.amount.below', { min: '₽100' }))
    await payIn.refusesAmount('300001', saying('deposit.amount.above', { max: '₽300,000' }))
    expect(await control.requests({ endpoint: 'createDeposit' })).toEqual([])
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

  test('a declined or expired deposit says so and lets the player start again', async ({
    casino,
    control,
    players,
  }) => {
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

  test('a deposit with a commission shows the credited amount', async ({ casino, control, players }) => {
    const player = await players.enter()
    await casino.open('/?deposit')
    const payment = await casino.payIn.payBy('Payment kiosk', '1000')
    await expect(casino.payIn.invoice).toContainText('970')
    await payment.decline()
    await casino.payIn.hasInvoice('declined')
    await expect(casino.payIn.invoice).not.toContainText('970')

    await casino.payIn.dialog.getByRole('button', { name: say('deposit.invoice.beginAgain'), exact: true }).click()
    await casino.payIn.payBy('Payment kiosk', '1000')
    await casino.payIn.hasInvoice('waiting')
    const [open] = await control.invoices(player.email)
    await control.payInvoice(open?.id ?? 0)
    await expect(casino.success.added).toContainText('970.00')
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

  test('a deposit that is open in two tabs opens the success dialog in one of them', async ({
    casino,
    context,
    control,
    players,
  }) => {
    const player = await players.enter()
    await casino.open('/?deposit')
    await casino.payIn.payBy('Bank card', '500')
    await casino.payIn.hasInvoice('waiting')
    const other = casinoOn(await context.newPage())
    await other.open('/?deposit')
    await other.payIn.hasInvoice('waiting')
    const [open] = await control.invoices(player.email)
    await control.payInvoice(open?.id ?? 0)

    for (const tab of [casino, other]) {
      await tab.frame.hasBalance('500.00')
      await expect(tab.payIn.dialog).toHaveCount(0)
    }
    const celebrated = async () => (await casino.success.dialog.count()) + (await other.success.dialog.count())
    await expect.poll(celebrated).toBe(1)
    await casino.page.reload()
    await other.page.reload()
    for (const tab of [casino, other]) await tab.frame.hasBalance('500.00')
    expect(await celebrated()).toBe(0)
    const { depositsCredited } = await control.counters()
    expect(depositsCredited[String(open?.id)]).toBe(1)
  })

  test('a double click sends a deposit once, and it does not count as lost while the request is open', async ({
    casino,
    control,
    players,
  }) => {
    const player = await players.enter()
    await casino.open('/?deposit')
    const held = await control.fault({ match: { endpoint: 'createDeposit' }, hold: 'before', times: 0 })
    await casino.payIn.choose('Bank card', '500')
    await casino.payIn.pay.dblclick()
    await control.waitForRequests({ match: { endpoint: 'createDeposit' } })
    await expect(casino.payIn.pay).toHaveAttribute('aria-busy', 'true')
    await expect(casino.payIn.dialog).not.toContainText(saying('deposit.checkingWhy'))
    await control.release(held)
    await casino.payIn.hasInvoice('waiting')
    expect(await control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
    expect(await control.invoices(player.email)).toHaveLength(1)
  })

  test('a deposit whose reply is cut is found by its key and opened once', async ({
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

  test('a deposit shows its rate and the wagering of its bonus first, and the bonus comes with the payment', async ({
    casino,
    control,
    players,
  }) => {
    const player = await players.enter()
    await casino.open('/?deposit')
    const { payIn } = casino
    await onTheWire(control, 'getBilling', { bearer: player.token, region: 'early', times: 'some' })
    await payIn.choose('Tether TRC-20', '1000')
    await expect(payIn.dialog).toContainText(say('deposit.rate', { unit: '₽1', rate: '0.0125', currency: 'USDT' }))
    await expect(payIn.dialog).toContainText(say('deposit.exchanged', { sum: '12.5', currency: 'USDT' }))

    await payIn.choose('Bank card', '400')
    await expect(payIn.bonus(say('deposit.bonus.none'))).toBeChecked()
    const bonus = payIn.bonus('First deposit +100%')
    await expect(bonus).toHaveAccessibleDescription(/up to ₽10,000.*10× the bonus.*7 days.*₽500/)
    await bonus.check()
    await payIn.refusesAmount('400', saying('deposit.amount.belowBonus', { min: '₽500' }))
    expect(await control.requests({ endpoint: 'createDeposit' })).toEqual([])
    await payIn.amount.fill('800')
    await expect(bonus).toHaveAccessibleDescription(saying('bonus.rule.required', { times: '10', amount: '₽8,000' }))
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

  test('a cryptocurrency deposit names its network, offers address and amount to copy, and counts confirmations', async ({
    casino,
    context,
    control,
    page,
    players,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const player = await players.enter()
    await casino.open('/?deposit')
    const { payIn } = casino
    await payIn.payBy('Tether TRC-20', '5000')
    await payIn.hasInvoice('waiting')
    const [open] = await control.invoices(player.email)
    const crypto = { address: await payIn.copied('Address'), amount: await payIn.copied(say('deposit.invoice.coins')) }
    expect(crypto.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
    expect(crypto.amount).toBe('62.5')
    await expect(payIn.invoice).toContainText(`${crypto.amount} USDT`)
    await expect(payIn.invoice.getByRole('note')).toHaveText(
      say('deposit.invoice.network', { network: 'TRC-20', currency: 'USDT' }),
    )
    await expect(
      payIn.invoice.getByRole('img', { name: say('deposit.invoice.qr', { address: crypto.address }) }),
    ).toBeVisible()
    await expect(payIn.invoice).toContainText(say('deposit.invoice.confirmations.none', { needed: 19 }))

    await control.confirmInvoice({ invoice: open?.id ?? 0, seen: 3 })
    await expect(payIn.invoice).toContainText(say('deposit.invoice.confirmations', { seen: '3', needed: '19' }))
    await page.reload()
    await casino.frame.deposit()
    await expect(payIn.invoice).toContainText(say('deposit.invoice.confirmations', { seen: '3', needed: '19' }))
    await control.confirmInvoice({ invoice: open?.id ?? 0, seen: 19 })
    await expect(casino.success.dialog).toBeVisible()
    // The fee of this method goes to the payment service.
    await casino.frame.hasBalance('4950.00')
  })

  test('a second deposit asks first while another is open, and the same method opens no second one', async ({
    casino,
    control,
    players,
  }) => {
    const player = await players.enter()
    await casino.open('/?deposit')
    const { payIn } = casino
    await payIn.payBy('Bank card', '500')
    await payIn.hasInvoice('waiting')
    await payIn.beginAnother()
    await payIn.method('Bank card').check()
    await expect(payIn.pay).toHaveAccessibleDescription(say('deposit.off.invoiceOpen'))
    await payIn.choose('Mobile payment', '300')
    await payIn.pay.click()
    await expect(
      payIn.dialog.getByRole('group', { name: saying('deposit.oneMore', { method: 'Bank card', amount: '₽500.00' }) }),
    ).toBeVisible()
    expect(await control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
    const show = payIn.dialog.getByRole('button', { name: say('deposit.oneMore.no'), exact: true })
    await expect(show).toBeFocused()
    await show.click()
    await expect(payIn.invoice).toContainText('Bank card')

    await payIn.beginAnother()
    await payIn.payOneMore('Mobile payment', '300')
    await expect(payIn.invoice).toContainText('Mobile payment')
    await expect(payIn.invoice).toContainText('+7 700 000 00 00')
    expect(await control.invoices(player.email)).toHaveLength(2)
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

  test('a deposit opened on another device is found here with its method', async ({
    call,
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const player = await players.enter()
    await casino.open('/?deposit')
    const { payIn } = casino
    await payIn.choose('Bank transfer', '5000')
    const body = { hash: 'bank-transfer', amount: '5000.00', currency: 'RUB' as const }
    await call(createDeposit, { token: player.token, key: crypto.randomUUID(), body })
    await payIn.pay.click()
    await expect(payIn.pay).toHaveAccessibleDescription(say('deposit.off.invoiceOpen'))
    await expect(payIn.amount).toHaveValue('5000')
    await payIn.dialog
      .getByRole('button', { name: say('deposit.showOpen'), exact: true })
      .first()
      .click()
    await payIn.hasInvoice('waiting')
    await expect(payIn.invoice).toContainText('0000 0000 0000 0000')
    await page.reload()
    await casino.frame.deposit()
    await payIn.hasInvoice('waiting')
    const [open] = await control.invoices(player.email)
    await control.payInvoice(open?.id ?? 0)
    await expect(casino.success.added).toContainText('₽5,000.00')
    await casino.frame.hasBalance('5000.00')
  })

  test('without a payment method, or with an unknown currency, the dialog says so and no money moves', async ({
    casino,
    control,
    page,
    players,
  }) => {
    await players.enter()
    const none = { 'payments.methods': [], 'crypto-payments': null }
    await control.fault({ match: { endpoint: 'getBilling' }, kind: 'patch', patch: none, times: 0 })
    await casino.open('/?deposit')
    await expect(casino.payIn.dialog).toContainText(say('deposit.none'))

    await control.clearFaults()
    const patch = { 'user.currency': 'XYZ' }
    await control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch, times: 0 })
    await control.fault({ match: { endpoint: 'getBilling' }, kind: 'patch', patch: { currency: 'XYZ' }, times: 0 })
    await page.goto('/?deposit')
    await expect(casino.payIn.pay).toHaveAccessibleDescription(saying('deposit.off.noCurrency'))
    await expect(casino.payIn.method('Bank card')).toHaveAccessibleDescription('— – —')
    await casino.payIn.pay.click({ force: true })
    expect(await control.requests({ endpoint: 'createDeposit' })).toEqual([])
  })
})
