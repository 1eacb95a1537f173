import { expect, test } from 'vitest'
import { minor } from '../../worker/domain/money/money.ts'
import { OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { isDescribed } from './pages/description.ts'
import { DEPOSIT_BONUS } from './support/money-rows.ts'
import { say, saying } from './support/texts.ts'

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
  { method: 'Play wallet', typed: '99', says: saying('deposit.amount.below', { min: '₽100' }) },
  { method: 'Play wallet', typed: '300001', says: saying('deposit.amount.above', { max: '₽300,000' }) },
])('an amount outside the limits of its method is rejected and not sent: $method, $typed', async (given) => {
  const { deposit, worker } = await openDeposit()
  await expect.element(deposit.method('Bank card')).toBeChecked()
  await expect.element(deposit.method('Mobile payment')).toHaveAccessibleDescription(/50.*15,000/)
  await deposit.choose(given.method)
  await deposit.rejectsAmount(given.typed, given.says)
  expect(worker.argumentsOf(OPEN_DEPOSIT)).toEqual([])
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
  expect(worker.argumentsOf(OPEN_DEPOSIT)).toEqual([])
})

test('a deposit in another currency shows its rate and what it comes to', async () => {
  const { deposit } = await openDeposit()
  await deposit.choose('Tether TRC-20')
  await deposit.amount.fill('1000')
  const rate = say('deposit.rate', { unit: '₽1', rate: '0.0125', currency: 'USDT' })
  await expect.element(deposit.dialog).toHaveTextContent(rate)
  await expect.element(deposit.dialog).toHaveTextContent(say('deposit.exchanged', { sum: '12.5', currency: 'USDT' }))
})

test('a bonus shows its rules and its wagering, rejects an amount below its own, and is sent', async () => {
  const { deposit, worker } = await openDeposit({ bonus: DEPOSIT_BONUS })
  await deposit.amount.fill('400')
  await expect.element(deposit.bonus(say('deposit.bonus.none'))).toBeChecked()
  const bonus = deposit.bonus(DEPOSIT_BONUS.name)
  await expect.element(bonus).toHaveAccessibleDescription(/up to ₽10,000.*10× the bonus.*7 days.*₽500/)
  await bonus.click({ force: true })
  await deposit.rejectsAmount('400', saying('deposit.amount.belowBonus', { min: '₽500' }))
  expect(worker.argumentsOf(OPEN_DEPOSIT)).toEqual([])
  await deposit.amount.fill('800')
  const wagering = saying('bonus.rule.required', { times: '10', amount: '₽8,000' })
  await expect.element(bonus).toHaveAccessibleDescription(wagering)
  await deposit.pay.click()
  await expect
    .poll(() => worker.argumentsOf(OPEN_DEPOSIT))
    .toMatchObject([{ methodHash: 'bank-card', amount: 80_000, bonusId: 'first-deposit' }])
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
  expect(worker.argumentsOf(OPEN_DEPOSIT)).toEqual([])
  await show.click()
  await expect.element(deposit.invoice).toHaveTextContent('Bank card')

  await deposit.button(say('deposit.invoice.another')).click()
  await deposit.choose('Mobile payment')
  await deposit.pay.click()
  await deposit.button(say('deposit.oneMore.yes')).click()
  await expect
    .poll(() => worker.argumentsOf(OPEN_DEPOSIT))
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
