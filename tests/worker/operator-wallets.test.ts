import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { activateWallet, getWallets } from '#endpoints/billing.ts'
import { getProfile } from '#endpoints/profile.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { good, rejected, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

const casino = useOperator()
const { call, player, deposit, payout, bet, soundBooks } = casino

test('plays from one active wallet, and each wallet has its own balance and version', async () => {
  const { token, email } = await player('100.00')
  const invoice = good(await deposit(token, { amount: '500.00' }))
  const switched = good(await call(activateWallet, { token, body: { currency: 'USD' } }))
  expect(switched.active).toBe('USD')
  expect(switched.wallets.map(({ currency }) => currency)).toEqual([...CURRENCIES])
  expect(good(await call(getProfile, { token })).user).toMatchObject({ currency: 'USD', balance: 0 })
  expect(rejected(await bet(token, '1.00')).errors).toEqual({ currency: ['currency.wrong'] })
  expect(rejected(await deposit(token, { hash: 'play-wallet' })).errors).toEqual({ currency: ['currency.wrong'] })
  // An invoice in roubles is credited in roubles.
  await casino.control.payInvoice(invoice.id)
  expect(await casino.control.holdings(email)).toMatchObject({ RUB: { wallet: 60_000 }, USD: { wallet: 0 } })
  good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
  const { wallets } = good(await call(getWallets, { token }))
  expect(wallets.find(({ currency }) => currency === 'RUB')).toMatchObject({ balance: 60_000, balance_version: 2 })
  await soundBooks()
})

test('publishes changes of every wallet, of payouts and of bonuses on the socket', async () => {
  const { token, email, id } = await player('1000.00')
  const socket = new WebSocket(`ws://general.localhost:${casino.operator.port}/socket`, {
    headers: { origin: casino.operator.address },
  })
  const frames: Record<string, unknown>[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const untilFrame = (wanted: object) =>
    until(JSON.stringify(wanted), () =>
      frames.find((frame) => Object.entries(wanted).every(([name, value]) => frame[name] === value)),
    )
  socket.send(JSON.stringify({ type: 'hello', token }))
  await untilFrame({ type: 'welcome' })
  const asked = good(await payout(token))
  await untilFrame({ type: 'balance', currency: 'RUB', balance: '500.00', balance_version: 2 })
  good(await call(activateWallet, { token, body: { currency: 'EUR' } }))
  await untilFrame({ type: 'balance', currency: 'EUR', balance: '0.00', balance_version: 0 })
  await casino.control.movePayout({ payout: asked.id, status: 'declined' })
  await untilFrame({ type: 'payout', user: id, id: Number(asked.id), status: 'declined' })
  await untilFrame({ type: 'balance', currency: 'RUB', balance: '1000.00', balance_version: 3 })
  good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
  const bonus = await casino.control.giveBonus({ email, isActive: true })
  await untilFrame({ type: 'balance', bonus_balance: '300.00', total_balance: '1300.00', balance_version: 4 })
  good(await bet(token, '12.34'))
  await untilFrame({ type: 'bonus', id: bonus, status: 'active', done: '12.34' })
  // A winning roll changes the wallet twice; the later frame is enough.
  await until('the balance after the roll', () =>
    frames.some(({ type, balance_version: version }) => type === 'balance' && Number(version) >= 5),
  )
  frames.length = 0
  socket.send(JSON.stringify({ type: 'snapshot' }))
  await untilFrame({ type: 'payout', id: Number(asked.id), status: 'declined' })
  socket.terminate()
})
