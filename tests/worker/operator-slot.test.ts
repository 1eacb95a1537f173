import { describe, expect, test } from 'vitest'
import { getBonuses, getFreeSpins } from '#endpoints/bonuses.ts'
import { good, key } from './support/money.ts'
import { until } from './support/until.ts'
import { useProvider } from './support/provider.ts'

const { casino, launch, played, provider, someGame } = useProvider()
const { call, player, soundBooks } = casino

const HOUR_MS = 3_600_000

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
