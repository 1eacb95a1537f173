import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { BANK_CARD, makePayout } from './support/money-orders.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

const NUMBER = '4242424242424242'
const OTHER = '5555555555554444'
const OF_BOTH = ['bank-card', 'card-payout']

const world = useWorld()
const row = async () => (await world.db.billing.toArray())[0]
const cards = async () => (await row())?.cards
const body = async (endpoint: string) =>
  JSON.parse((await world.control.requests({ endpoint })).at(-1)?.body ?? 'null') as unknown

async function player() {
  const tab = await world.open()
  await signUpWith(world, tab, '5000.00')
  const { money } = tab.commands
  good(await money.refreshBilling())
  const pay = async (number: string) => {
    const { invoiceId } = good(await money.openDeposit(BANK_CARD))
    await world.control.payWithCard({ invoice: invoiceId, number })
    good(await money.checkInvoice({ invoiceId }))
    good(await money.refreshBilling())
  }
  const withdraw = async (order: { to?: string; cardId?: string }) => {
    const method = (await row())?.payouts.find(({ hash }) => hash === 'card-payout')
    if (!method) throw new Error('no card to withdraw to')
    return money.withdraw({ ...makePayout(method, minor(100_000), order.to ?? ''), ...order })
  }
  return { tab, money, pay, withdraw }
}

test('offers the card of a paid deposit for the next one and for a withdrawal, without its number', async () => {
  const { money, pay, withdraw } = await player()
  expect(await cards()).toEqual([])
  await pay(NUMBER)
  expect(await cards()).toMatchObject([{ lastFour: '4242', methods: OF_BOTH }])
  const [card] = (await cards()) ?? []
  const cardId = card?.id ?? ''
  good(await money.openDeposit({ ...BANK_CARD, cardId }))
  expect(await body('createDeposit')).toEqual({ hash: 'bank-card', amount: '500.00', currency: 'RUB', card_id: cardId })
  good(await withdraw({ cardId }))
  expect(await body('createPayout')).toEqual({
    hash: 'card-payout',
    amount: '1000.00',
    currency: 'RUB',
    card_id: cardId,
  })
  expect(await world.db.payouts.toArray()).toMatchObject([{ to: '•••• 4242' }])
  for (const store of world.db.tables) expect(JSON.stringify(await store.toArray())).not.toContain(NUMBER)
})

test('offers the card of a withdrawal once it is paid, and only for withdrawals', async () => {
  const { money, withdraw } = await player()
  const { payoutId } = good(await withdraw({ to: OTHER }))
  good(await money.refreshBilling())
  expect(await cards()).toEqual([])
  await world.control.movePayout({ payout: payoutId, status: 'processing' })
  await world.control.movePayout({ payout: payoutId, status: 'paid' })
  good(await money.refreshBilling())
  expect(await cards()).toMatchObject([{ lastFour: '4444', methods: ['card-payout'] }])
  const [card] = (await cards()) ?? []
  expect(await money.openDeposit({ ...BANK_CARD, cardId: card?.id ?? '' })).toMatchObject({
    error: { code: 'validation', fields: { card_id: ['card.gone'] } },
  })
  expect(await world.control.requests({ endpoint: 'createDeposit' })).toEqual([])
})

test('forgets a card that the operator no longer has', async () => {
  const { money, pay, withdraw } = await player()
  await pay(OTHER)
  await pay(NUMBER)
  const [card, other] = (await cards()) ?? []
  expect([card?.lastFour, other?.lastFour]).toEqual(['4242', '4444'])
  await world.control.removeCards(EMAIL)
  const gone = { ok: false, error: { code: 'validation', fields: { card_id: ['card.gone'] } } }
  expect(await money.openDeposit({ ...BANK_CARD, cardId: card?.id ?? '' })).toMatchObject(gone)
  expect(await cards()).toEqual([other])
  expect(await withdraw({ cardId: other?.id ?? '' })).toMatchObject(gone)
  expect(await cards()).toEqual([])
  expect(await world.db.payouts.toArray()).toEqual([])
})

test('another player of the device is not offered the cards of the first', async () => {
  const { tab, money, pay } = await player()
  await pay(NUMBER)
  const [card] = (await cards()) ?? []
  good(await tab.commands.session.logout())
  expect(await world.db.billing.toArray()).toEqual([])
  await signUp(tab, 'dana@example.com')
  good(await money.refreshBilling())
  expect(await cards()).toEqual([])
  // Nor does the operator take an id that is another player's.
  await world.db.billing.toCollection().modify((billing) => {
    billing.cards = card ? [card] : []
  })
  expect(await money.openDeposit({ ...BANK_CARD, cardId: card?.id ?? '' })).toMatchObject({
    error: { fields: { card_id: ['card.gone'] } },
  })
})

const CARD = { id: 1, last_four: '4242', methods: ['bank-card'] }

test.each([
  ['null', null, []],
  ['no list', 'cards', []],
  ['more than any list has', Array.from({ length: 501 }, (_, id) => ({ ...CARD, id })), []],
  [
    'entries that do not fit',
    [
      { ...CARD, id: 2, last_four: '424' },
      { ...CARD, id: 3, last_four: NUMBER },
      { ...CARD, id: 4, last_four: '٤٢٤٢' },
      { ...CARD, id: NUMBER },
      { ...CARD, id: '4242 4242-4242 4242' },
      { ...CARD, id: 6, methods: 'bank-card' },
      CARD,
      { ...CARD, last_four: '0000' },
    ],
    [{ id: '1', lastFour: '4242', methods: ['bank-card'] }],
  ],
])('takes %s from the operator without losing the methods', async (_what, sent, stored) => {
  const { money } = await player()
  await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'patch', patch: { cards: sent } })
  good(await money.refreshBilling())
  expect(await cards()).toEqual(stored)
  expect((await row())?.methods.length).toBeGreaterThan(0)
})

test('offers the cards used last where the operator sends more than a player can look through', async () => {
  const { money } = await player()
  const sent = Array.from({ length: 30 }, (_, at) => ({ id: `c${at}`, last_four: '4242', methods: OF_BOTH }))
  await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'patch', patch: { cards: sent } })
  good(await money.refreshBilling())
  expect((await cards())?.map(({ id }) => id)).toEqual(sent.slice(0, 20).map(({ id }) => id))
})
