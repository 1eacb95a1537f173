import { describe, expect, test } from 'vitest'
import { logout } from '#endpoints/auth.ts'
import { getBonuses, getFreeSpins } from '#endpoints/bonuses.ts'
import { getHistory } from '#endpoints/history.ts'
import { launchGame } from '#endpoints/launch.ts'
import { getVip } from '#endpoints/vip.ts'
import { good, key, rejected } from './support/money.ts'
import { useProvider } from './support/provider.ts'
import { until } from './support/until.ts'

const { casino, launch, played, provider, sit, someGame } = useProvider()
const { call, player, soundBooks } = casino

const HOUR_MS = 3_600_000
/** At this stop a stake of 10 pays 706. */
const STOP = 21

/** A player with free spins of these offers and an open game for them. */
async function sitWithSpins(offers: readonly { offer: string; left: number; inMs: number }[]) {
  const one = await player('100.00')
  const ids: number[] = []
  for (const offer of offers) ids.push(await casino.control.giveSpins({ email: one.email, ...offer }))
  const [row] = good(await call(getFreeSpins, { token: one.token })).data
  const { token } = await launch(row?.game.slug ?? '', 'play', one.token)
  const opened = await played('open', { token, game: row?.game.id ?? '', mode: 'play' })
  const spin = () => played('round', { session: opened.session, round: key(), stake: 500 })
  const bonuses = async () =>
    good(await call(getBonuses, { token: one.token })).items.map(({ amount, status }) => [amount, status])
  return { ...one, ids, ...opened, spin, bonuses }
}

describe('a game launch', () => {
  test('returns the provider’s address with a token that is valid once, for its game and mode', async () => {
    const { token } = await player('10.00')
    const game = await someGame('slots')
    const { address, token: once } = await launch(game.slug, 'play', token)
    expect(address.host).toBe(`provider.localhost:${casino.operator.port}`)
    expect(address.pathname).toBe(`/game/${game.id}`)
    const order = { token: once, game: game.id, mode: 'play' }
    const rejection = (code: string) => ({ ok: false, code })
    expect(await provider('open', { ...order, game: 's2' })).toEqual(rejection('token.foreign'))
    expect(await provider('open', { ...order, mode: 'demo' })).toEqual(rejection('token.foreign'))
    expect(await provider('open', { ...order, token: 'made-up' })).toEqual(rejection('token.unknown'))
    expect(await played('open', order)).toMatchObject({ balance: 1_000, currency: 'RUB', free: null })
    expect(await provider('open', order)).toEqual(rejection('token.spent'))
  })

  test('launches a game for money for players only, and a demo for everyone without money', async () => {
    const { slug, id } = await someGame('slots')
    expect(rejected(await call(launchGame, { body: { slug, mode: 'play' } }))).toMatchObject({ status: 401 })
    const { token } = await launch(slug, 'demo')
    const { session, balance } = await played('open', { token, game: id, mode: 'demo' })
    const turn = await played('round', { session, round: key(), stake: 500 })
    expect(turn.balance).toBe(balance - 500 + turn.payout)
    const table = await someGame('live')
    const noDemo = await call(launchGame, { body: { slug: table.slug, mode: 'demo' } })
    expect(rejected(noDemo)).toMatchObject({ status: 409, code: 'game.noDemo' })
    const gone = await call(launchGame, { body: { slug: 'no-such-game', mode: 'demo' } })
    expect(rejected(gone)).toMatchObject({ status: 404, code: 'game.unknown' })
  })
})

describe('a provider’s game', () => {
  test('plays a round once for repeated requests, and the stake and payout are the player’s', async () => {
    await casino.control.set({ slotStop: STOP })
    const { spin, email, token, game } = await sit('100.00')
    const round = key()
    const first = await spin(1_000, round)
    expect(first).toMatchObject({ ok: true, value: { payout: 70_600, balance: 79_600 } })
    expect(await spin(1_000, round)).toEqual(first)
    expect((await casino.holdings(email))?.wallet).toBe(79_600)
    const { items } = good(await call(getHistory, { token, query: { type: 'bets' } }))
    expect(items).toMatchObject([{ game: game.name, amount: 1_000, payout: 70_600 }])
    expect(good(await call(getVip, { token })).points).toBe(10)
    await soundBooks()
  })

  test('rejects a stake above the balance, outside the limits, or after a logout', async () => {
    const { spin, token, email } = await sit('20.00')
    expect(await spin(2_001)).toEqual({ ok: false, code: 'amount.funds' })
    expect(await spin(1)).toEqual({ ok: false, code: 'amount.limits' })
    good(await call(logout, { token }))
    expect(await spin(500)).toEqual({ ok: false, code: 'session.over' })
    expect((await casino.holdings(email))?.wallet).toBe(2_000)
  })

  test('plays a live table for money', async () => {
    const one = await player('100.00')
    const table = await someGame('live')
    const { token } = await launch(table.slug, 'play', one.token)
    const { session } = await played('open', { token, game: table.id, mode: 'play' })
    const { payout } = await played('round', { session, round: key(), stake: 1_000, place: 'red' })
    expect([0, 2_000]).toContain(payout)
    expect((await casino.holdings(one.email))?.wallet).toBe(9_000 + payout)
    await soundBooks()
  })
})

describe('free spins', () => {
  test('are those of all campaigns; the one that expires first is used first, with its stake, then money', async () => {
    const { ids, email, session, free, spin } = await sitWithSpins([
      { offer: 'weekend-spins', left: 1, inMs: 2 * HOUR_MS },
      { offer: 'spins-20', left: 1, inMs: HOUR_MS },
    ])
    expect(free).toMatchObject({ campaign: ids[1], left: 2, bet: 1_000 })
    expect(await spin()).toMatchObject({ stake: 1_000, isFree: true, balance: 10_000, free: { left: 1, bet: 500 } })
    // This campaign expires before it is used.
    await casino.control.giveSpins({ email, offer: 'spins-20', left: 7, inMs: 1_000 })
    expect((await played('state', { session })).free).toMatchObject({ left: 8, bet: 1_000 })
    await until('its end', async () => (await casino.control.campaigns(email))[0]?.status === 'expired')
    expect(await spin(), 'none is played for money').toMatchObject({ stake: 500, isFree: true, free: null })
    expect(await spin()).toMatchObject({ isFree: false, stake: 500 })
    const campaigns = await casino.control.campaigns(email)
    expect(campaigns.map(({ left, status }) => [left, status])).toEqual([
      [7, 'expired'],
      [0, 'finished'],
      [0, 'finished'],
    ])
    await soundBooks()
  })

  test('pay into one waiting bonus, up to their maximum', async () => {
    await casino.control.set({ slotStop: STOP })
    const { email, spin, bonuses } = await sitWithSpins([{ offer: 'spins-20', left: 3, inMs: HOUR_MS }])
    await spin()
    expect(await bonuses()).toEqual([[70_600, 'waiting']])
    for (let time = 0; time < 2; time += 1) await spin()
    expect(await bonuses()).toEqual([[200_000, 'waiting']])
    expect((await casino.holdings(email))?.wallet).toBe(10_000)
    await soundBooks()
  })
})
