import { describe, expect, test } from 'vitest'
import { logout } from '#endpoints/auth.ts'
import { getBonuses, getFreeSpins } from '#endpoints/bonuses.ts'
import { getHistory } from '#endpoints/history.ts'
import { launchGame } from '#endpoints/launch.ts'
import { getVip } from '#endpoints/vip.ts'
import { sign } from '../operator/provider/signature.ts'
import { createWalletClient } from '../operator/provider/wallet-client.ts'
import { good, key, rejected } from './support/money.ts'
import { useProvider } from './support/provider.ts'

/** The rules that the operator enforces for a game provider, and the stand-in provider itself. */

const { casino, launch, post, refusedWith, sit, someGame, wallet } = useProvider()
const { call, player, soundBooks } = casino

describe('a game launch', () => {
  test('returns the provider’s address with a token that is valid once, for its game and mode', async () => {
    const { token } = await player('10.00')
    const game = await someGame('slots')
    const { address, token: once } = await launch(game.slug, 'play', token)
    expect(address.host).toBe(`provider.localhost:${casino.operator.port}`)
    expect(address.pathname).toBe(`/game/${game.id}`)
    const open = wallet()
    expect(await refusedWith(open('open', { token: once, game: 's2', mode: 'play' }))).toBe('token.foreign')
    expect(await refusedWith(open('open', { token: once, game: game.id, mode: 'demo' }))).toBe('token.foreign')
    expect(await refusedWith(open('open', { token: 'made-up', game: game.id, mode: 'play' }))).toBe('token.unknown')
    const walletState = await open('open', { token: once, game: game.id, mode: 'play' })
    expect(walletState).toMatchObject({ balance: 1_000, currency: 'RUB', free: null })
    expect(await refusedWith(open('open', { token: once, game: game.id, mode: 'play' }))).toBe('token.spent')
  })

  test('launches a game for money for players only, and a demo for everyone without money', async () => {
    const { slug, id } = await someGame('slots')
    expect(rejected(await call(launchGame, { body: { slug, mode: 'play' } }))).toMatchObject({ status: 401 })
    const { token } = await launch(slug, 'demo')
    const { session, balance } = await wallet()('open', { token, game: id, mode: 'demo' })
    expect(balance).toBeNull()
    const order = { session, transaction: key(), round: key(), amount: 500 }
    expect(await refusedWith(wallet()('debit', order))).toBe('session.demo')
    const table = await someGame('live')
    const noDemo = await call(launchGame, { body: { slug: table.slug, mode: 'demo' } })
    expect(rejected(noDemo)).toMatchObject({ status: 409, code: 'game.noDemo' })
    const gone = await call(launchGame, { body: { slug: 'no-such-game', mode: 'demo' } })
    expect(rejected(gone)).toMatchObject({ status: 404, code: 'game.unknown' })
  })
})

describe('the provider wallet', () => {
  test('moves money once per transaction, and keeps the ledger balanced', async () => {
    const { session, email, token, game } = await sit()
    const [debit, credit] = [key(), key()]
    const stake = { session, transaction: debit, round: 'r1', amount: 5_000 }
    for (let time = 0; time < 3; time += 1) expect((await wallet()('debit', stake)).balance).toBe(95_000)
    const win = { session, transaction: credit, round: 'r1', amount: 12_000 }
    for (let time = 0; time < 3; time += 1) expect((await wallet()('credit', win)).balance).toBe(107_000)
    expect(await refusedWith(wallet()('debit', { ...stake, amount: 6_000 }))).toBe('transaction.reused')
    expect(await refusedWith(wallet()('credit', { ...win, transaction: key() }))).toBe('round.over')
    expect(await refusedWith(wallet()('debit', { ...stake, transaction: key() }))).toBe('round.known')
    expect((await casino.holdings(email))?.wallet).toBe(107_000)
    const { items } = good(await call(getHistory, { token, query: { type: 'bets' } }))
    expect(items).toMatchObject([{ game: game.name, amount: 5_000, payout: 12_000 }])
    expect(good(await call(getVip, { token })).points).toBe(50)
    await soundBooks()
  })

  test('returns a stake once, and rejects a debit that was rolled back before it arrived', async () => {
    const { session, email } = await sit()
    const debit = key()
    await wallet()('debit', { session, transaction: debit, round: 'r1', amount: 5_000 })
    const order = { session, transaction: key(), debit }
    for (let time = 0; time < 2; time += 1) expect((await wallet()('rollback', order)).balance).toBe(100_000)
    expect((await wallet()('rollback', { ...order, transaction: key() })).balance).toBe(100_000)
    const late = { session, transaction: key(), round: 'r2', amount: 5_000 }
    await wallet()('rollback', { session, transaction: key(), debit: late.transaction })
    expect(await refusedWith(wallet()('debit', late))).toBe('transaction.rolledBack')
    expect(await refusedWith(wallet()('debit', { ...late, transaction: debit, round: 'r1' }))).toBe(
      'transaction.rolledBack',
    )
    expect((await casino.holdings(email))?.wallet).toBe(100_000)
    // A round that has been paid out cannot be rolled back.
    const ended = key()
    await wallet()('debit', { session, transaction: ended, round: 'r3', amount: 5_000 })
    await wallet()('credit', { session, transaction: key(), round: 'r3', amount: 0 })
    expect(await refusedWith(wallet()('rollback', { session, transaction: key(), debit: ended }))).toBe('round.over')
    await soundBooks()
  })

  test('accepts only calls that are signed with the provider’s key', async () => {
    const { session } = await sit()
    const stranger = createWalletClient({ port: casino.operator.port, key: 'another key' })
    expect(await refusedWith(stranger('state', { session }))).toBe('key.foreign')
    const body = JSON.stringify({ session })
    const at = Date.now() - 10 * 60_000
    const old = sign(casino.control.providerKey(), { path: '/v1/state', body, at })
    const headers = { 'x-timestamp': String(at), 'x-signature': old }
    expect(await post('wallet', '/v1/state', body, headers)).toMatchObject({ status: 401 })
    expect(await post('wallet', '/v1/state', body)).toMatchObject({ status: 401 })
    // A signature covers one call: path, body and timestamp.
    const now = Date.now()
    const signed = sign(casino.control.providerKey(), { path: '/v1/state', body, at: now })
    const ask = (path: string, requestBody: string, moment: number) =>
      post('wallet', path, requestBody, { 'x-timestamp': String(moment), 'x-signature': signed })
    expect(await ask('/v1/state', body, now)).toMatchObject({ status: 200 })
    expect(await ask('/v1/open', body, now)).toMatchObject({ status: 401 })
    expect(await ask('/v1/state', `${body} `, now)).toMatchObject({ status: 401 })
    expect(await ask('/v1/state', body, now + 1)).toMatchObject({ status: 401 })
  })

  test('rejects a debit above the balance, outside the limits, or after a logout', async () => {
    const { session, token, email } = await sit('20.00')
    const order = () => ({ session, transaction: key(), round: key() })
    expect(await refusedWith(wallet()('debit', { ...order(), amount: 2_001 }))).toBe('amount.funds')
    expect(await refusedWith(wallet()('debit', { ...order(), amount: 1 }))).toBe('amount.limits')
    expect(await refusedWith(wallet()('debit', { ...order(), amount: 2_000_000 }))).toBe('amount.limits')
    const open = { ...order(), amount: 500 }
    await wallet()('debit', open)
    good(await call(logout, { token }))
    expect(await refusedWith(wallet()('debit', { ...order(), amount: 500 }))).toBe('session.over')
    // A stake from before the logout is still paid out.
    await wallet()('credit', { session, transaction: key(), round: open.round, amount: 700 })
    expect((await casino.holdings(email))?.wallet).toBe(2_200)
    await soundBooks()
  })
})

describe('free spins', () => {
  test('limits free spins to one stake, returns rolled-back ones, and caps their winnings', async () => {
    const one = await player('100.00')
    await casino.control.giveSpins({ email: one.email, offer: 'spins-20', left: 2 })
    const [row] = good(await call(getFreeSpins, { token: one.token })).data
    const { token } = await launch(row?.game.slug ?? '', 'play', one.token)
    const { session, free } = await wallet()('open', { token, game: row?.game.id ?? '', mode: 'play' })
    const spin = () => ({ session, transaction: key(), round: key(), amount: 1_000, campaign: free?.campaign })
    expect(await refusedWith(wallet()('debit', { ...spin(), amount: 2_000 }))).toBe('spins.none')
    const given = spin()
    expect((await wallet()('debit', given)).free?.left).toBe(1)
    const back = { session, transaction: key(), debit: given.transaction }
    for (let time = 0; time < 2; time += 1) expect((await wallet()('rollback', back)).free?.left).toBe(2)
    for (const amount of [150_000, 150_000]) {
      const round = key()
      await wallet()('debit', { ...spin(), round })
      await wallet()('credit', { session, transaction: key(), round, amount })
    }
    expect(await refusedWith(wallet()('debit', spin()))).toBe('spins.none')
    const bonuses = good(await call(getBonuses, { token: one.token })).items
    expect(bonuses.map(({ amount, status }) => [amount, status])).toEqual([[200_000, 'waiting']])
    expect((await casino.holdings(one.email))?.wallet).toBe(10_000)
    await soundBooks()
  })
})
