import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { minor } from '#domain/money/money.ts'
import { PAYOUT, WITHDRAW, openWithdraw } from './pages/withdraw.ts'
import { billingRow } from './support/money-rows.ts'
import { protectionRow } from './support/protection-row.ts'
import { say, saying } from './support/texts.ts'

const CARD = '4111 1111 1111 1111'
/** As a review shows it. */
const HIDDEN_CARD = '•••• 1111'
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
  expect(worker.getArguments(WITHDRAW)).toEqual([])
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
  await withdraw.reviews(HIDDEN_CARD)
  await expect.element(withdraw.send).toHaveTextContent(say('withdraw.send', { amount: '₽1,000.00' }))
  expect(worker.getArguments(WITHDRAW)).toEqual([])
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
  await expect.poll(() => worker.getArguments(WITHDRAW)).toMatchObject([{ methodHash: 'usdt-trc20-payout' }])
})

test('a look at the history loses nothing of what is typed', async () => {
  const { withdraw } = await openWithdraw()
  await withdraw.amount.fill('1,000')
  await withdraw.history.click()
  await expect.element(withdraw.amount).not.toBeInTheDocument()
  await expect.element(withdraw.dialog).toHaveTextContent(say('withdraw.noHistory'))
  await withdraw.dialog.getByRole('tab', { name: say('withdraw.new'), exact: true }).click()
  await expect.element(withdraw.amount).toHaveValue('1,000')
})

test('on a phone the button stays in view above the end of a long form', async () => {
  await page.viewport(360, 640)
  const { withdraw } = await openWithdraw()
  const getPlace = (control: Locator) => control.element().getBoundingClientRect()
  // The sheet slides in.
  await expect.poll(() => getPlace(withdraw.next).bottom).toBeLessThanOrEqual(640)
  await expect.poll(() => getPlace(withdraw.to).top > getPlace(withdraw.next).bottom - 150).toBe(true)
  await page.viewport(1440, 900)
})

test('a declined withdrawal shows the step at which it ended, with its reason', async () => {
  const { withdraw, database, playerId } = await openWithdraw()
  await database.payouts.put({
    ...PAYOUT,
    playerId,
    status: 'processing',
    steps: [
      { status: 'waiting', at: 1 },
      { status: 'processing', at: 2 },
    ],
  })
  await withdraw.history.click()
  const payout = withdraw.dialog.getByTestId('payout')
  const current = () => payout.element().querySelector('[aria-current=step]')?.textContent
  await expect.poll(current).toContain(say('history.status.processing'))
  await database.payouts.update(PAYOUT.id, { status: 'declined', reason: 'payout.account' })
  await expect.poll(current).toContain(say('history.status.declined'))
  await expect.element(payout).toHaveTextContent(say('operator.payout.account'))
})

test('a withdrawal can be cancelled only where the rules allow it, and a rejection says so', async () => {
  const { withdraw, database, worker, playerId } = await openWithdraw({}, [PAYOUT])
  await withdraw.history.click()
  const payout = withdraw.dialog.getByTestId('payout')
  const cancel = payout.getByRole('button', { name: say('withdraw.cancel'), exact: true })
  await expect.element(payout).toHaveTextContent(say('history.status.waiting'))
  await expect.element(cancel).not.toBeInTheDocument()
  await database.protection.put(protectionRow(playerId))
  await expect.element(cancel).not.toBeInTheDocument()

  await database.protection.put(protectionRow(playerId, { rules: { cancelPayout: true } }))
  const error = { code: 'forbidden', reason: 'protection.noReversal', retry: false } as const
  worker.commands = { money: { ...worker.commands['money'], cancelPayout: async () => ({ ok: false, error }) } }
  await cancel.click()
  await payout.getByRole('button', { name: say('withdraw.cancel.yes'), exact: true }).click()
  await expect.element(payout.getByRole('alert')).toHaveTextContent(say('operator.protection.noReversal'))
})

test('a cancellation that came too late says what has become of the withdrawal', async () => {
  const { withdraw, database, worker, playerId } = await openWithdraw({}, [PAYOUT])
  await database.protection.put(protectionRow(playerId, { rules: { cancelPayout: true } }))
  await withdraw.history.click()
  const payout = withdraw.dialog.getByTestId('payout')
  const error = { code: 'conflict', reason: 'payout.processing', retry: false } as const
  worker.commands = { money: { ...worker.commands['money'], cancelPayout: async () => ({ ok: false, error }) } }
  await payout.getByRole('button', { name: say('withdraw.cancel'), exact: true }).click()
  await payout.getByRole('button', { name: say('withdraw.cancel.yes'), exact: true }).click()
  const alert = payout.getByRole('alert')
  await expect.element(alert).toHaveTextContent(say('operator.payout.processing'))
  await database.payouts.update(PAYOUT.id, { status: 'paid' })
  await expect.element(alert).toHaveTextContent(say('operator.payout.paid'))
  await database.payouts.update(PAYOUT.id, { status: 'declined' })
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(payout).toHaveTextContent(say('history.status.declined'))
})

test('the method of the last withdrawal stands first and is chosen', async () => {
  const { withdraw } = await openWithdraw({}, [{ ...PAYOUT, methodHash: 'usdt-trc20-payout' }])
  await expect.element(withdraw.methods.first()).toHaveAccessibleName('Tether TRC-20')
  await expect.element(withdraw.methods.first()).toBeChecked()
  await expect.element(withdraw.methods.first()).toHaveAccessibleDescription(saying('method.lastUsed'))
})

test('withdrawals that arrive while the form is filled in change neither the method nor what is typed', async () => {
  const { withdraw, database, playerId } = await openWithdraw()
  await expect.element(withdraw.methods.first()).toHaveAccessibleName('Bank card')
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill(CARD)
  await database.payouts.put({ ...PAYOUT, playerId, methodHash: 'usdt-trc20-payout' })
  await expect.element(withdraw.history).toHaveTextContent('· 1')
  await expect.element(withdraw.methods.first()).toHaveAccessibleName('Bank card')
  await expect.element(withdraw.methods.first()).toBeChecked()
  await expect.element(withdraw.amount).toHaveValue('1,000')
  await expect.element(withdraw.to).toHaveValue(CARD)
})

test('a review leads back to its method, and ends when the method is gone', async () => {
  const { withdraw, database } = await openWithdraw()
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill(CARD)
  await withdraw.next.click()
  await withdraw.reviews(HIDDEN_CARD)
  const [billing] = await database.billing.toArray()
  const [card, ...others] = billing?.payouts ?? []
  await database.billing
    .toCollection()
    .modify({ payouts: card ? [{ ...card, hash: 'first', name: 'First' }, card] : [] })
  await withdraw.button(say('withdraw.back')).click()
  await expect.element(withdraw.methods.first()).toHaveAccessibleName('First')
  await expect.element(withdraw.method('Bank card')).toBeChecked()

  await withdraw.next.click()
  await withdraw.reviews(HIDDEN_CARD)
  await database.billing.toCollection().modify({ payouts: others })
  await expect.element(withdraw.method('Tether TRC-20')).toBeChecked()
  await expect.element(withdraw.send).not.toBeInTheDocument()
})

test('a withdrawal that was sent is announced above the tabs, until another tab is chosen', async () => {
  const { withdraw, worker } = await openWithdraw()
  worker.commands = {
    money: { ...worker.commands['money'], withdraw: async () => ({ ok: true, value: { payoutId: '1' } }) },
  }
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill(CARD)
  const announced = withdraw.dialog.getByText(say('withdraw.sent'), { exact: true })
  await withdraw.next.click()
  await withdraw.send.click()
  await expect.element(withdraw.history).toHaveAttribute('aria-selected', 'true')
  await expect.element(announced).toBeVisible()
  expect(announced.element().closest('[role=tabpanel]')).toBeNull()
  await withdraw.dialog.getByRole('tab', { name: say('withdraw.new'), exact: true }).click()
  await expect.element(announced).not.toBeInTheDocument()
})

test.each([
  { hours: null, about: /No fee$/ },
  { hours: 0, about: /Up to 1 hr$/ },
  { hours: 72, about: /Up to 3 days$/ },
])('a method that takes $hours hours promises no more than that', async ({ hours, about }) => {
  const free = { percent: 0, fixed: minor(0) }
  const [card] = billingRow('').payouts
  const { withdraw } = await openWithdraw({ payouts: card ? [{ ...card, hours, commission: free }] : [] })
  await expect.element(withdraw.method('Bank card')).toHaveAccessibleDescription(about)
})

test('without a connection a withdrawal is not reviewed, and the button says why', async () => {
  const { withdraw, database } = await openWithdraw()
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await expect.element(withdraw.next).toHaveAccessibleDescription(say('withdraw.off.offline'))
  await withdraw.amount.fill('1,000')
  await withdraw.to.fill(CARD)
  await withdraw.next.click({ force: true })
  await expect.element(withdraw.send).not.toBeInTheDocument()
  await database.facts.put({ id: 'connection', reachable: true, since: 0 })
  await withdraw.next.click()
  await withdraw.reviews(HIDDEN_CARD)
})
