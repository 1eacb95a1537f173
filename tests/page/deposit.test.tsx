import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { minor } from '#domain/money/money.ts'
import { OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { isDescribed } from './pages/description.ts'
import { DEPOSIT_BONUS } from './support/money-rows.ts'
import { say, saying } from './support/texts.ts'

/** A method without fee and time. */
const CARD = {
  kind: 'redirect',
  min: minor(10_000),
  max: minor(1_000_000),
  standard: minor(10_000),
  exchangeCurrency: null,
  exchangeRate: null,
  network: null,
  confirmations: null,
} as const

afterEach(() => page.viewport(1440, 900))

test.each([
  { method: 'Bank card', typed: '99.99', says: saying('deposit.amount.below', { min: '₽100' }) },
  { method: 'Bank card', typed: '100000.01', says: saying('deposit.amount.above', { max: '₽100,000' }) },
  { method: 'Bank card', typed: '', says: saying('deposit.amount.empty') },
  { method: 'Bank card', typed: '12abc', says: saying('operator.amount.invalid') },
  { method: 'Bank card', typed: '-500', says: saying('operator.amount.invalid') },
  { method: 'Bank card', typed: '1e5', says: saying('operator.amount.invalid') },
  { method: 'Bank card', typed: '500.0015', says: saying('deposit.amount.tooPrecise') },
  { method: 'Bank card', typed: '500.001', says: saying('deposit.amount.doubtful') },
  { method: 'Bank card', typed: '9'.repeat(30), says: saying('deposit.amount.tooLarge') },
  { method: 'Mobile payment', typed: '49', says: saying('deposit.amount.below', { min: '₽50' }) },
  { method: 'Bank transfer', typed: '300000.01', says: saying('deposit.amount.above', { max: '₽300,000' }) },
  // The limits of the contract.
  { method: 'E-wallet', typed: '99', says: saying('deposit.amount.below', { min: '₽100' }) },
  { method: 'E-wallet', typed: '300001', says: saying('deposit.amount.above', { max: '₽300,000' }) },
])('an amount outside the limits of its method is rejected and not sent: $method, $typed', async (given) => {
  const { deposit, worker } = await openDeposit()
  await expect.element(deposit.method('Bank card')).toBeChecked()
  await expect.element(deposit.method('Mobile payment')).toHaveAccessibleDescription(/50.*15,000/)
  await deposit.choose(given.method)
  await deposit.rejectsAmount(given.typed, given.says)
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
})

test('a rejection stands for its method alone, with its limit as money beside the amount', async () => {
  const { deposit, worker } = await openDeposit()
  const error: AppError = {
    code: 'validation',
    retry: false,
    fields: { amount: ['amount.below:250.00'], card: ['card.invalid'] },
  }
  worker.commands = { money: { ...worker.commands['money'], openDeposit: async () => ({ ok: false, error }) } }
  await deposit.choose('Bank card')
  await deposit.rejectsAmount('200', saying('operator.amount.below', { argument: '₽250' }))
  await expect.element(deposit.dialog.getByRole('alert')).toHaveTextContent(say('operator.card.invalid'))
  await deposit.choose('Mobile payment')
  await expect.element(deposit.amount).toHaveAttribute('aria-invalid', 'false')
  await expect.element(deposit.dialog.getByRole('alert')).not.toHaveTextContent(say('operator.card.invalid'))
  // What was tried once is checked against the limits of the method that is chosen.
  await deposit.amount.fill('20')
  await expect.element(deposit.amount).toHaveAccessibleDescription(saying('deposit.amount.below', { min: '₽50' }))
})

test('without a payment method the dialog says so', async () => {
  const { deposit } = await openDeposit({ methods: [] })
  await expect.element(deposit.dialog).toHaveTextContent(say('deposit.none'))
})

test('with an unknown currency the dialog says so and no money moves', async () => {
  const { deposit, worker } = await openDeposit({ currency: null }, [], { currency: null })
  await expect.element(deposit.pay).toHaveAccessibleDescription(saying('deposit.off.noCurrency'))
  await expect.element(deposit.method('Bank card')).toHaveAccessibleDescription('— – —')
  await deposit.pay.click({ force: true })
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
})

test('a deposit in another currency shows its rate and what it comes to', async () => {
  const { deposit } = await openDeposit()
  await deposit.choose('Tether TRC-20')
  await deposit.amount.fill('1000')
  const rate = say('deposit.rate', { unit: '₽1', rate: '0.0125', currency: 'USDT' })
  await expect.element(deposit.dialog).toHaveTextContent(rate)
  await expect.element(deposit.dialog).toHaveTextContent(say('deposit.exchanged', { sum: '12.5', currency: 'USDT' }))
})

test('a bonus stands above the methods with its terms, none is preselected; it rejects an amount below its own, and is sent', async () => {
  const { deposit, worker } = await openDeposit({ bonus: DEPOSIT_BONUS })
  await deposit.amount.fill('400')
  const bonus = deposit.bonus(DEPOSIT_BONUS.name)
  await expect.element(deposit.bonus(say('deposit.bonus.none'))).not.toBeChecked()
  await expect.element(bonus).not.toBeChecked()
  const order = bonus.element().compareDocumentPosition(deposit.method('Bank card').element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expect.element(bonus).toHaveAccessibleDescription(/up to ₽10,000.*Min\s+deposit\s+₽500.*10×.*7.*days/s)
  await bonus.click({ force: true })
  await deposit.rejectsAmount('400', saying('deposit.amount.belowBonus', { min: '₽500' }))
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
  await deposit.amount.fill('800')
  await expect.element(bonus).toHaveAccessibleDescription(/\+\s₽800/)
  await deposit.pay.click()
  await expect
    .poll(() => worker.getArguments(OPEN_DEPOSIT))
    .toMatchObject([{ methodHash: 'bank-card', amount: 80_000, bonusId: 'first-deposit' }])
})

test('the last paid deposit is repeated in one press, and its method is chosen at first', async () => {
  await page.viewport(360, 560)
  const paid = { status: 'paid', methodHash: 'mobile-payment', amount: minor(70_000) } as const
  const { deposit, worker } = await openDeposit({}, [
    { ...paid, id: 'newest', createdAt: 3 },
    { ...paid, id: 'older', createdAt: 2, methodHash: 'bank-card' },
    { ...paid, id: 'declined', createdAt: 4, status: 'declined', methodHash: 'bank-transfer' },
  ])
  await expect.element(deposit.method('Mobile payment')).toBeChecked()
  await deposit.choose('Bank card')
  await deposit.button('Repeat: ₽700 · Mobile payment').click()
  await expect.element(deposit.method('Mobile payment')).toBeChecked()
  await expect.element(deposit.amount).toHaveValue('700')
  // The filled amount is seen, above the bar with the button.
  const top = (control: Locator) => control.element().getBoundingClientRect().top
  await expect.poll(() => top(deposit.amount) > 0 && top(deposit.amount) < top(deposit.pay) - 40).toBe(true)
  await expect
    .poll(() => worker.getArguments(OPEN_DEPOSIT))
    .toMatchObject([{ methodHash: 'mobile-payment', amount: 70_000 }])
})

test('a deposit that is paid meanwhile does not change the method that the next press pays by', async () => {
  const paid = { status: 'paid', methodHash: 'bank-card', amount: minor(70_000), createdAt: 2 } as const
  const { database, deposit } = await openDeposit({}, [
    { ...paid, id: 'older' },
    { ...paid, id: 'newest' },
  ])
  await expect.element(deposit.method('Bank card')).toBeChecked()
  await database.invoices.update('newest', { createdAt: 3, methodHash: 'mobile-payment' })
  await expect.element(deposit.button('Repeat: ₽700 · Mobile payment')).toBeVisible()
  await expect.element(deposit.method('Bank card')).toBeChecked()
})

test('a repeated deposit asks first while another is open, and without a connection nothing is sent', async () => {
  const paid = { status: 'paid', methodHash: 'mobile-payment', amount: minor(70_000) } as const
  const { database, deposit, worker } = await openDeposit({}, [{}, paid])
  await deposit.button(say('deposit.invoice.another')).click()
  const repeat = deposit.button('Repeat: ₽700 · Mobile payment')
  await repeat.click()
  await expect.element(deposit.button(say('deposit.oneMore.yes'))).toBeVisible()
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await isDescribed(repeat, say('deposit.off.offline'))
  await repeat.click({ force: true })
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
})

test('a method shows its limits, fee and time as far as they are known, and the last used one stands first', async () => {
  const commission = { percent: 150, fixed: minor(0) }
  const { deposit } = await openDeposit(
    {
      methods: [
        { ...CARD, hash: 'plain', name: 'Plain' },
        { ...CARD, hash: 'slow', name: 'Slow', commission, minutes: 150 },
        { ...CARD, hash: 'fast', name: 'Fast', commission: { percent: 0, fixed: minor(0) }, minutes: 0 },
      ],
    },
    [{ status: 'paid', methodHash: 'fast' }],
  )
  const radios = deposit.dialog.getByRole('group', { name: say('deposit.method') }).getByRole('radio')
  await expect.element(radios.first()).toHaveAccessibleName('Fast')
  const about = (name: string) => expect.element(deposit.method(name))
  await about('Fast').toHaveAccessibleDescription(/₽100 – ₽10,000.*No fee.*Instant.*Last time/)
  await about('Slow').toHaveAccessibleDescription(/₽100 – ₽10,000.*Fee 1.5%.*Up to 3 hr/)
  await about('Plain').toHaveAccessibleDescription('₽100 – ₽10,000')
})

test('the amount stands above the methods, and the bar below them says what is paid by which', async () => {
  await page.viewport(360, 740)
  const { deposit } = await openDeposit()
  await expect.element(deposit.pay).toBeVisible()
  const top = (control: Locator) => control.element().getBoundingClientRect().top
  expect(top(deposit.amount)).toBeLessThan(top(deposit.method('Bank card')))
  await deposit.choose('Bank transfer')
  await expect
    .element(deposit.dialog)
    .toHaveTextContent(say('deposit.summary', { amount: '₽5,000.00', method: 'Bank transfer' }))
})

test('the name of the last method may be one long word', async () => {
  await page.viewport(360, 740)
  const name = 'W'.repeat(60)
  const { deposit } = await openDeposit({ methods: [{ ...CARD, hash: 'long', name }] }, [
    { status: 'paid', methodHash: 'long', amount: minor(70_000) },
  ])
  const repeat = deposit.button(`Repeat: ₽700 · ${name}`)
  await expect.element(repeat).toBeVisible()
  const { left, right } = repeat.element().getBoundingClientRect()
  expect([left >= 0, right <= 360, repeat.element().scrollWidth > repeat.element().clientWidth]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['whose method is gone', { methodHash: 'gone' }],
  ['below the least amount of today', { amount: minor(1) }],
  ['in another currency', { currency: 'KZT' }],
] as const)('a deposit %s is not offered again', async (_what, change) => {
  const paid = { status: 'paid', methodHash: 'mobile-payment', amount: minor(70_000) } as const
  const { deposit } = await openDeposit({}, [{ ...paid, ...change }])
  await expect.element(deposit.pay).toBeVisible()
  await expect.element(deposit.dialog.getByText(/^Repeat/)).not.toBeInTheDocument()
})

test('a second deposit asks first while another is open, and the same method opens no second one', async () => {
  const { deposit, worker } = await openDeposit({}, [{}])
  await expect.element(deposit.invoice).toHaveAttribute('data-status', 'waiting')
  await deposit.button(say('deposit.invoice.another')).click()
  await deposit.choose('Bank card')
  await isDescribed(deposit.pay, say('deposit.off.invoiceOpen'))
  await deposit.choose('Mobile payment')
  await deposit.amount.fill('300')
  await deposit.pay.click()
  const question = saying('deposit.oneMore', { method: 'Bank card', amount: '₽500.00' })
  await expect.element(deposit.dialog.getByRole('group', { name: question })).toBeVisible()
  const show = deposit.button(say('deposit.oneMore.no'))
  await expect.element(show).toHaveFocus()
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
  await show.click()
  await expect.element(deposit.invoice).toHaveTextContent('Bank card')

  await deposit.button(say('deposit.invoice.another')).click()
  await deposit.choose('Mobile payment')
  await deposit.pay.click()
  await deposit.button(say('deposit.oneMore.yes')).click()
  await expect
    .poll(() => worker.getArguments(OPEN_DEPOSIT))
    .toMatchObject([{ methodHash: 'mobile-payment', amount: 30_000 }])
})

const WITH_FEE = { amount: minor(100_000), commission: minor(3_000), shopAmount: minor(97_000) }

test('a deposit with a commission shows what is credited', async () => {
  const { deposit } = await openDeposit({}, [WITH_FEE])
  await expect.poll(() => deposit.fact('Fee')).toContain('₽30.00')
  expect(deposit.fact(say('deposit.invoice.credited'))).toBe('₽970.00after the fee')
})

test('a declined deposit with a commission names no credited amount', async () => {
  const { deposit, database } = await openDeposit({}, [{ ...WITH_FEE, id: 'declined' }])
  await expect.element(deposit.invoice).toHaveTextContent('970')
  await database.invoices.update('declined', { status: 'declined' })
  await expect.element(deposit.invoice).toHaveAttribute('data-status', 'declined')
  await expect.element(deposit.invoice).not.toHaveTextContent('970')
})

test.each([
  { invoice: { cardNumber: '0000 0000 0000 0000' }, shows: '0000 0000 0000 0000' },
  { invoice: { phoneNumber: '+7 700 000 00 00' }, shows: '+7 700 000 00 00' },
])('a transfer shows where to send the money: $shows', async ({ invoice, shows }) => {
  const { deposit } = await openDeposit({}, [invoice])
  await expect.element(deposit.invoice).toHaveTextContent(shows)
})
