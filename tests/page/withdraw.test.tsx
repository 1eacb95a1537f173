import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppError } from '../../worker/core/result.ts'
import { minor } from '#domain/money/money.ts'
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

test('a rejected recipient is explained beside its field until it is changed', async () => {
  const { withdraw, worker } = await openWithdraw()
  const error: AppError = { code: 'validation', retry: false, fields: { card: ['card.invalid'] } }
  worker.commands = { money: { ...worker.commands['money'], withdraw: async () => ({ ok: false, error }) } }
  await withdraw.choose('Bank card')
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill(CARD)
  await withdraw.next.click()
  await expect.element(withdraw.send).toBeEnabled()
  await withdraw.send.click()
  await expect.element(withdraw.to).toHaveAccessibleDescription(saying('operator.card.invalid'))
  await expect.element(withdraw.to).toHaveFocus()
  await withdraw.to.fill('5555 5555 5555 4444')
  await expect.element(withdraw.to).toHaveAttribute('aria-invalid', 'false')
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

test('a saved address is chosen by its name, and Enter in a name saves it and sends no withdrawal', async () => {
  const saved = { id: '1', network: 'TRC-20', address: TRON, name: 'Ledger' }
  const { withdraw, worker } = await openWithdraw({ addresses: [saved, { ...saved, id: '2', network: 'Bitcoin' }] })
  worker.commands = {
    money: { ...worker.commands['money'], saveAddress: async () => ({ ok: true, value: undefined }) },
  }
  await withdraw.choose('Tether TRC-20')
  const addresses = withdraw.dialog.getByRole('group', { name: say('withdraw.saved'), exact: true }).getByRole('button')
  await expect.element(addresses).toHaveTextContent('Ledger')
  await addresses.click()
  await expect.element(withdraw.to).toHaveValue(TRON)
  await expect.element(addresses).toHaveAttribute('aria-pressed', 'true')
  await withdraw.button(say('withdraw.saved.rename')).click()
  const name = withdraw.dialog.getByRole('textbox', { name: say('withdraw.saved.name'), exact: true })
  await name.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription(saying('withdraw.saved.noName'))
  await name.fill('Phone')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => worker.argumentsOf('money.saveAddress'))
    .toEqual([{ network: 'TRC-20', address: TRON, name: 'Phone' }])
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(withdraw.amount).toHaveAttribute('aria-invalid', 'false')
})

test('a look at the history loses nothing of what is typed', async () => {
  const { withdraw } = await openWithdraw()
  await withdraw.amount.fill('1,000')
  await withdraw.dialog.getByRole('tab', { name: saying('withdraw.history') }).click()
  await expect.element(withdraw.amount).not.toBeInTheDocument()
  await expect.element(withdraw.dialog).toHaveTextContent(say('withdraw.noHistory'))
  await withdraw.dialog.getByRole('tab', { name: say('withdraw.new'), exact: true }).click()
  await expect.element(withdraw.amount).toHaveValue('1,000')
})

test('on a phone the button stays in view above the end of a long form', async () => {
  await page.viewport(360, 640)
  const { withdraw } = await openWithdraw()
  const { bottom } = withdraw.next.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(640)
  expect(withdraw.to.element().getBoundingClientRect().top).toBeGreaterThan(bottom - 150)
  await page.viewport(1440, 900)
})

test('a declined withdrawal shows the step at which it ended, with its reason', async () => {
  const { withdraw, database } = await openWithdraw()
  const { id: playerId } = (await database.players.toArray())[0] ?? { id: '' }
  await database.payouts.put({
    id: '1',
    playerId,
    methodHash: 'card-payout',
    methodName: 'Bank card',
    status: 'processing',
    amount: minor(100_000),
    currency: 'RUB',
    commission: null,
    to: '•••• 4242',
    createdAt: 1,
    steps: [
      { status: 'waiting', at: 1 },
      { status: 'processing', at: 2 },
    ],
  })
  await withdraw.dialog.getByRole('tab', { name: saying('withdraw.history') }).click()
  const payout = withdraw.dialog.getByTestId('payout')
  const current = () => payout.element().querySelector('[aria-current=step]')?.textContent
  await expect.poll(current).toContain(say('history.status.processing'))
  await database.payouts.update('1', { status: 'declined', reason: 'payout.account' })
  await expect.poll(current).toContain(say('history.status.declined'))
  await expect.element(payout).toHaveTextContent(say('operator.payout.account'))
})
