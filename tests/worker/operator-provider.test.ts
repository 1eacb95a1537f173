import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { logout } from '../../worker/endpoints/auth.ts'
import { getBonuses, getFreeSpins } from '../../worker/endpoints/bonuses.ts'
import { getCatalogue } from '../../worker/endpoints/catalogue.ts'
import { getHistory } from '../../worker/endpoints/history.ts'
import { launchGame } from '../../worker/endpoints/launch.ts'
import { getVip } from '../../worker/endpoints/vip.ts'
import { sign } from '../operator/provider/signature.ts'
import { createWalletClient, type WalletClient, WalletRefusal } from '../operator/provider/wallet-client.ts'
import { good, key, refused, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** The rules that the operator enforces for a game provider, and the stand-in provider itself. */

const casino = useOperator()
const { call, player, soundBooks } = casino

const HOUR_MS = 3_600_000

type Kind = 'slots' | 'live'
type Free = { campaign: number; left: number; bet: number; won: number }
type Picture = { balance: number; stakes: number[]; free: Free | null }
type Played = Picture & { payout: number; stake: number; isFree: boolean }

function wallet(): WalletClient {
  return createWalletClient({ port: casino.operator.port, key: casino.control.providerKey() })
}

/** The error code of a rejected wallet call; throws if the call succeeds. */
async function refusedWith(asked: Promise<unknown>): Promise<string> {
  const answer = await asked.catch((cause: unknown) => cause)
  if (answer instanceof WalletRefusal) return answer.code
  throw new Error('was not refused')
}

async function someGame(kind: Kind, hasDemo = true) {
  const { games, types } = good(await call(getCatalogue))
  const found = games.find(
    (row) => row[4] === kind && (kind === 'live' ? types[row[7]] === 'roulette' : row[9] === hasDemo),
  )
  if (!found) throw new Error('no such game')
  return { id: String(found[0]), slug: found[1], name: found[2] }
}

/** Launches a game and parses its address. */
async function launch(slug: string, mode: 'demo' | 'play', token?: string) {
  const { url } = good(await call(launchGame, { body: { slug, mode }, ...(token ? { token } : {}) }))
  const address = new URL(url)
  return { address, token: address.searchParams.get('token') ?? '' }
}

/** A player with a session that a provider has opened. */
async function sit(balance = '1000.00') {
  const one = await player(balance)
  const game = await someGame('slots')
  const { token } = await launch(game.slug, 'play', one.token)
  const { session } = await wallet()('open', { token, game: game.id, mode: 'play' })
  return { ...one, game, session }
}

function post(host: string, path: string, body: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    const { port } = casino.operator
    const about = { host: '127.0.0.1', port, path, method: 'POST', agent: false }
    const length = String(Buffer.byteLength(body))
    const own = { host: `${host}.localhost:${port}`, 'content-type': 'application/json', 'content-length': length }
    const sent = request({ ...about, headers: { ...own, ...headers } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, json: JSON.parse(text) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Calls the provider as its own page does. */
async function provider(path: string, body: object) {
  const { json } = await post('provider', `/api/${path}`, JSON.stringify(body))
  // The shape that the provider's routes.ts writes.
  return json as { ok: true; value: Played & { session: string } } | { ok: false; code: string }
}

async function played(path: string, body: object) {
  const answer = await provider(path, body)
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.value
}

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
    const standing = await open('open', { token: once, game: game.id, mode: 'play' })
    expect(standing).toMatchObject({ balance: 1_000, currency: 'RUB', free: null })
    expect(await refusedWith(open('open', { token: once, game: game.id, mode: 'play' }))).toBe('token.spent')
  })

  test('launches a game for money for players only, and a demo for everyone without money', async () => {
    const { slug, id } = await someGame('slots')
    expect(refused(await call(launchGame, { body: { slug, mode: 'play' } }))).toMatchObject({ status: 401 })
    const { token } = await launch(slug, 'demo')
    const { session, balance } = await wallet()('open', { token, game: id, mode: 'demo' })
    expect(balance).toBeNull()
    const order = { session, transaction: key(), round: key(), amount: 500 }
    expect(await refusedWith(wallet()('debit', order))).toBe('session.demo')
    const table = await someGame('live')
    const noDemo = await call(launchGame, { body: { slug: table.slug, mode: 'demo' } })
    expect(refused(noDemo)).toMatchObject({ status: 409, code: 'game.noDemo' })
    const gone = await call(launchGame, { body: { slug: 'no-such-game', mode: 'demo' } })
    expect(refused(gone)).toMatchObject({ status: 404, code: 'game.unknown' })
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
    const ask = (path: string, own: string, moment: number) =>
      post('wallet', path, own, { 'x-timestamp': String(moment), 'x-signature': signed })
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

describe('the slot', () => {
  test('draws a round once for repeated requests, and reports a balance that is too low', async () => {
    const one = await player('7.00')
    const game = await someGame('slots')
    const { token } = await launch(game.slug, 'play', one.token)
    const { session, stakes, balance } = await played('open', { token, game: game.id, mode: 'play' })
    expect(balance).toBe(700)
    expect(stakes[0]).toBe(500)
    const round = key()
    const first = await played('round', { session, round, stake: 500 })
    expect(await played('round', { session, round, stake: 500 })).toEqual(first)
    expect(first.balance).toBe(200 + first.payout)
    expect((await casino.holdings(one.email))?.wallet).toBe(first.balance)
    expect(await provider('round', { session, round: key(), stake: 123 })).toEqual({ ok: false, code: 'amount.limits' })
    expect(await provider('round', { session, round: key(), stake: 100_000 })).toEqual({
      ok: false,
      code: 'amount.funds',
    })
    await soundBooks()
  })

  test('returns a stake and pays a win that the wallet did not answer, before the next round', async () => {
    const one = await player('100.00')
    const game = await someGame('slots')
    const { token } = await launch(game.slug, 'play', one.token)
    const { session } = await played('open', { token, game: game.id, mode: 'play' })
    const spin = () => provider('round', { session, round: key(), stake: 500 })
    const left = async () => (await casino.holdings(one.email))?.wallet
    const away = { ok: false, code: 'away' }

    casino.control.fault({ match: { site: 'wallet', path: 'rollback' }, kind: 'cutBefore', times: 6 })
    casino.control.fault({ match: { site: 'wallet', path: 'debit' }, kind: 'cutAfter' })
    expect(await spin()).toEqual(away)
    expect(await left(), 'it was taken, and nobody heard').toBe(9_500)
    expect(await spin(), 'no other is begun meanwhile').toEqual(away)
    casino.control.fault({ match: { site: 'wallet', path: 'credit' }, kind: 'cutBefore', times: 3 })
    const won = await spin()
    expect(await left(), 'the first came back, the last is not paid yet').toBe(9_500)
    const next = await spin()
    if (!won.ok || !next.ok) throw new Error('was not played')
    expect(await left()).toBe(9_000 + won.value.payout + next.value.payout)
    expect(next.value.balance).toBe(await left())
    await soundBooks()
  })

  test('counts free spins of all campaigns, and uses those that expire first, each with its own stake', async () => {
    const one = await player('100.00')
    const give = (offer: string, left: number, inMs: number) =>
      casino.control.giveSpins({ email: one.email, offer, left, inMs })
    const later = await give('weekend-spins', 3, 2 * HOUR_MS)
    const sooner = await give('spins-20', 2, HOUR_MS)
    const [row] = good(await call(getFreeSpins, { token: one.token })).data
    const { token } = await launch(row?.game.slug ?? '', 'play', one.token)
    const { session, free } = await played('open', { token, game: row?.game.id ?? '', mode: 'play' })
    expect(free).toMatchObject({ campaign: sooner, left: 5, bet: 1_000, won: 0 })
    let won = 0
    const spin = async () => {
      const round = await played('round', { session, round: key(), stake: 500 })
      won += round.payout
      expect(round.free?.won ?? won, 'with what the one before has won').toBe(won)
      const { stake, isFree, balance } = round
      return { stake, isFree, balance, left: round.free?.left ?? 0 }
    }
    const free10 = { stake: 1_000, isFree: true, balance: 10_000 }
    const free5 = { ...free10, stake: 500 }
    expect(await spin()).toEqual({ ...free10, left: 4 })
    expect(await spin()).toEqual({ ...free10, left: 3 })
    expect(await spin()).toEqual({ ...free5, left: 2 })
    // This campaign expires first although it was given last, and it expires before it is used.
    await give('spins-20', 7, 1_000)
    expect((await played('state', { session })).free).toMatchObject({ left: 9, bet: 1_000 })
    await until('its end', async () => (await casino.control.campaigns(one.email))[0]?.status === 'expired')
    expect(await spin(), 'none is played for money').toEqual({ ...free5, left: 1 })
    expect(await spin()).toEqual({ ...free5, left: 0 })
    const campaigns = await casino.control.campaigns(one.email)
    expect(campaigns.map(({ id, left, status }) => [id, left, status])).toEqual([
      [expect.any(Number), 7, 'expired'],
      [sooner, 0, 'finished'],
      [later, 0, 'finished'],
    ])
    const bonuses = good(await call(getBonuses, { token: one.token })).items
    expect(bonuses.map(({ amount, status, wager }) => ({ amount, status, required: wager.required }))).toEqual(
      won > 0 ? [{ amount: won, status: 'waiting', required: won * 3 }] : [],
    )
    expect(await played('round', { session, round: key(), stake: 500 })).toMatchObject({ isFree: false, stake: 500 })
    await soundBooks()
  })

  test('plays a live table for money, and a demo with its own chips', async () => {
    const one = await player('100.00')
    const table = await someGame('live')
    const live = await launch(table.slug, 'play', one.token)
    const seat = await played('open', { token: live.token, game: table.id, mode: 'play' })
    const spin = await played('round', { session: seat.session, round: key(), stake: 1_000, place: 'red' })
    expect([0, 2_000]).toContain(spin.payout)
    expect((await casino.holdings(one.email))?.wallet).toBe(9_000 + spin.payout)

    const game = await someGame('slots')
    const demo = await launch(game.slug, 'demo')
    const { session, balance } = await played('open', { token: demo.token, game: game.id, mode: 'demo' })
    const turn = await played('round', { session, round: key(), stake: 500 })
    expect(turn.balance).toBe(balance - 500 + turn.payout)
    expect((await casino.holdings(one.email))?.wallet).toBe(9_000 + spin.payout)
    await soundBooks()
  })
})
