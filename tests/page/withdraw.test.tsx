import { expect, test } from 'vitest'
import { WITHDRAW, openWithdraw } from './pages/withdraw.ts'
import { say, saying } from './support/texts.ts'

const CARD = '4111 1111 1111 1111'
/** A published sample address of Tron, and the same with one letter in the other case. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const TRON_TYPO = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'

test.each([
  ['', saying('deposit.amount.empty')],
  ['99', /The minimum for this method is ₽100/],
  ['5000.01', saying('withdraw.amount.funds', { balance: '₽5,000' })],
  ['1e3', saying('operator.amount.invalid')],
  ['10 00', saying('deposit.amount.doubtful')],
])('an amount that can’t be withdrawn to a card is rejected and stays in its field: %j', async (typed, message) => {
  const { withdraw, worker } = await openWithdraw()
  await withdraw.choose('Bank card')
  await withdraw.to.fill(CARD)
  await withdraw.rejectsValue(withdraw.amount, typed, message)
  await withdraw.amount.fill('1,000')
  await expect.element(withdraw.amount).toHaveAttribute('aria-invalid', 'false')
  await expect.element(withdraw.dialog).toHaveTextContent(say('withdraw.arrives', { amount: '₽980.00' }))
  expect(worker.argumentsOf(WITHDRAW)).toEqual([])
})

test('a card number is checked at the first attempt to send, and while it is typed from then on', async () => {
  const { withdraw, worker } = await openWithdraw()
  await withdraw.choose('Bank card')
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill('4111 1111 1111 1112')
  await expect.element(withdraw.to).toHaveAttribute('aria-invalid', 'false')
  await withdraw.rejectsValue(withdraw.to, '4111 1111 1111 1112', saying('withdraw.card.wrongChecksum'))
  await withdraw.to.fill('4111 1111')
  await expect.element(withdraw.to).toHaveAccessibleDescription(saying('withdraw.card.wrongForm'))
  await withdraw.to.fill(CARD)
  await expect.element(withdraw.to).toHaveAttribute('aria-invalid', 'false')
  await withdraw.next.click()
  await withdraw.reviews(CARD)
  await expect.element(withdraw.send).toHaveTextContent(say('withdraw.send', { amount: '₽1,000.00' }))
  expect(worker.argumentsOf(WITHDRAW)).toEqual([])
})

test('a withdrawal to a wallet shows its minimum, what arrives, what is deducted and the rate', async () => {
  const { withdraw } = await openWithdraw()
  await withdraw.choose('Tether TRC-20')
  await withdraw.rejectsValue(withdraw.amount, '499', saying('deposit.amount.below', { min: '₽500' }))
  await withdraw.amount.fill('2000')
  await expect.element(withdraw.dialog).toHaveTextContent(say('withdraw.arrives', { amount: '₽1,900.00' }))
  await expect.element(withdraw.dialog).toHaveTextContent(say('withdraw.kept', { commission: '₽100.00' }))
  const exchanged = say('withdraw.exchanged', { sum: '23.75', currency: 'USDT' })
  await expect.element(withdraw.dialog).toHaveTextContent(exchanged)
})

test('an address has to be one of its network; an address with a payment request is read', async () => {
  const { withdraw, worker } = await openWithdraw()
  const request = ` tron:${TRON}?amount=5 `
  await withdraw.choose('Tether TRC-20')
  await withdraw.amount.fill('2000')
  await withdraw.rejectsValue(withdraw.to, TRON_TYPO, saying('withdraw.address.wrongChecksum'))
  await withdraw.to.fill('0x52908400098527886E0F7030069857D2E4169EE7')
  await expect.element(withdraw.to).toHaveAccessibleDescription(saying('withdraw.address.wrongForm'))
  await withdraw.to.fill(request)
  const read = saying('withdraw.wallet.readAmount', { address: TRON })
  await expect.element(withdraw.to).toHaveAccessibleDescription(read)
  // Another method has its own field; the text typed for this method is restored.
  await withdraw.choose('Bank card')
  await expect.element(withdraw.to).toHaveValue('')
  await withdraw.choose('Tether TRC-20')
  await expect.element(withdraw.to).toHaveValue(request)
  await withdraw.next.click()
  await withdraw.reviews(TRON)
  await withdraw.button('Change').click()
  await expect.element(withdraw.amount).toHaveValue('2000')
  await withdraw.next.click()
  await withdraw.send.click()
  await expect.poll(() => worker.argumentsOf(WITHDRAW)).toMatchObject([{ methodHash: 'usdt-trc20-payout' }])
})
