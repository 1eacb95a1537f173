import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { AppError } from '#domain/calls/result.ts'
import { OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { WITHDRAW, openWithdraw } from './pages/withdraw.ts'
import { say, saying } from './support/texts.ts'

const BOTH = ['bank-card', 'card-payout']
const CARDS = [
  { id: 'a', lastFour: '4242', methods: BOTH },
  { id: 'b', lastFour: '0004', methods: ['card-payout'] },
  { id: 'c', lastFour: '4444', methods: BOTH },
]
const GONE: AppError = { code: 'validation', retry: false, fields: { card_id: ['card.gone'] } }
const ending = (digits: string) => say('usedCards.ending', { digits })
const ANOTHER = say('usedCards.another')

/** Rejects the order as the worker does: the card is no longer stored. */
function reject(database: MyDatabase, gone: string) {
  return async () => {
    await database.billing.toCollection().modify((row) => {
      row.cards = (row.cards ?? []).filter(({ id }) => id !== gone)
    })
    return { ok: false, error: GONE } as const
  }
}

test('a deposit is paid with the last used card, another one of them, or a new one', async () => {
  const { deposit, worker } = await openDeposit({ cards: CARDS })
  await expect.element(deposit.method(ending('4242'))).toBeChecked()
  await expect.element(deposit.method(ending('0004'))).not.toBeInTheDocument()
  await deposit.method(ending('4242')).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(deposit.method(ending('4444'))).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(deposit.method(ANOTHER)).toBeChecked()
  await expect.element(deposit.dialog).toHaveTextContent(say('usedCards.onPage'))
  await deposit.choose('Mobile payment')
  await expect.element(deposit.method(ANOTHER)).not.toBeInTheDocument()
  await deposit.choose('Bank card')
  await deposit.method(ending('4444')).click()
  await deposit.pay.click()
  await expect.poll(() => worker.getArguments(OPEN_DEPOSIT)).toMatchObject([{ methodHash: 'bank-card', cardId: 'c' }])
})

test('twenty cards fit into a phone, and leave the button in view', async () => {
  await page.viewport(360, 740)
  const cards = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, lastFour: String(1_000 + at), methods: BOTH }))
  const { deposit } = await openDeposit({ cards })
  await expect.element(deposit.method(ANOTHER)).toBeInTheDocument()
  const dialog = deposit.dialog.element()
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  await expect.element(deposit.pay).toBeInViewport()
  await deposit.method(ending('1019')).click({ force: true })
  await expect.element(deposit.method(ending('1019'))).toBeChecked()
  await expect.element(deposit.pay).toBeInViewport()
})

test('without a network the cards are shown as stored, and nothing is paid', async () => {
  const { deposit, worker, database } = await openDeposit({ cards: CARDS })
  await database.facts.put({ id: 'connection', reachable: false, since: Date.now() })
  await expect.element(deposit.method(ending('4242'))).toBeChecked()
  await deposit.pay.click({ force: true })
  await expect.element(deposit.method(ending('4242'))).toBeChecked()
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
})

test('without cards of earlier payments the form asks for none', async () => {
  const { deposit, worker } = await openDeposit({ cards: [] })
  await expect.element(deposit.method('Bank card')).toBeChecked()
  await expect.element(deposit.method(ANOTHER)).not.toBeInTheDocument()
  await deposit.pay.click()
  await expect.poll(() => worker.getArguments(OPEN_DEPOSIT)).toHaveLength(1)
  expect(worker.getArguments(OPEN_DEPOSIT)[0]).not.toHaveProperty('cardId')
})

test('a deposit whose card is gone goes on with another card, and what was typed stays', async () => {
  const { deposit, worker, database } = await openDeposit({ cards: CARDS })
  const openedDeposit = worker.commands['money']?.['openDeposit']
  const money = { ...worker.commands['money'], openDeposit: reject(database, 'a') }
  worker.commands = { money }
  await deposit.amount.fill('1,234')
  await deposit.pay.click()
  await expect.element(deposit.dialog.getByText(say('usedCards.gone'))).toBeInViewport()
  // No other card takes its place by itself.
  await expect.element(deposit.method(ANOTHER)).toBeChecked()
  await expect.element(deposit.amount).toHaveValue('1,234')
  worker.commands = { money: { ...money, ...(openedDeposit && { openDeposit: openedDeposit }) } }
  await deposit.pay.click()
  await expect.poll(() => worker.getArguments(OPEN_DEPOSIT)).toHaveLength(2)
  expect(worker.getArguments(OPEN_DEPOSIT)[1]).not.toHaveProperty('cardId')
})

test('a withdrawal to a used card asks for no number, and is reviewed with its last digits', async () => {
  const { withdraw, worker } = await openWithdraw({ cards: CARDS })
  await withdraw.choose('Bank card')
  await expect.element(withdraw.to).not.toBeInTheDocument()
  await withdraw.method(ending('0004')).click()
  await withdraw.amount.fill('1,000')
  await withdraw.next.click()
  await withdraw.reviews('•••• 0004')
  await withdraw.send.click()
  await expect.poll(() => worker.getArguments(WITHDRAW)).toMatchObject([{ methodHash: 'card-payout', cardId: 'b' }])
})

test('a withdrawal whose card is gone opens the field for a number, with the amount as typed', async () => {
  const { withdraw, worker, database } = await openWithdraw({ cards: CARDS.slice(0, 1) })
  worker.commands = { money: { ...worker.commands['money'], withdraw: reject(database, 'a') } }
  await withdraw.choose('Bank card')
  await withdraw.amount.fill('1,000')
  await withdraw.next.click()
  await withdraw.reviews('•••• 4242')
  await withdraw.send.click()
  await expect.element(withdraw.dialog.getByText(say('usedCards.gone'))).toBeVisible()
  await expect.element(withdraw.amount).toHaveValue('1,000')
  await withdraw.rejectsValue(withdraw.to, '4111', saying('withdraw.card.wrongForm'))
})

test('a card that goes while it is reviewed is not replaced by another recipient', async () => {
  const { withdraw, database } = await openWithdraw({ cards: CARDS })
  await withdraw.choose('Bank card')
  await withdraw.amount.fill('1,000')
  await withdraw.next.click()
  await withdraw.reviews('•••• 4242')
  await reject(database, 'a')()
  await expect.element(withdraw.dialog.getByText(say('usedCards.gone'))).toBeVisible()
  await expect.element(withdraw.method(ANOTHER)).toBeChecked()
  await expect.element(withdraw.to).toHaveValue('')
})
