import { describe, expect, test } from 'vitest'
import { dice } from '#endpoints/originals/endpoints.ts'
import { minor } from '#domain/money/money.ts'
import { otherDevice } from './support/other-device.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'
import { makeLine, rub, useCommitments } from './support/commitment.ts'

const { intents, patchOnce, sit, world } = useCommitments()

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const

describe('bets from elsewhere in the meantime', () => {
  const rejected = { ok: false, error: { code: 'conflict', reason: 'seed.changed' } }
  const allBroken = async () => (await world.db.rounds.toArray()).map(({ broken }) => broken)

  test('rejects a bet on a nonce that another device used, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    const { pair } = await does(dice.getState)
    const line = { amount: '10.00', currency: 'RUB' as const, bet: BET.bet }
    await does(dice.bet, { body: { ...line, ...pair } })
    expect(await tab.play.dice.bet(BET)).toMatchObject(rejected)
    good(await tab.commands.games.dice.refresh())
    const { round } = good(await tab.play.dice.bet(BET))
    expect([round.nonce, round.broken]).toEqual([1, {}])
    expect(await allBroken()).toEqual(expect.arrayContaining([undefined, {}]))

    // A round of another device is checked against the values of its first reply.
    await patchOnce('dice.getState', { 'rounds.1.nonce': 4 })
    good(await tab.commands.games.dice.refresh())
    expect(await allBroken()).toContainEqual({ nonce: { due: 0, told: 4 } })
  })

  test('rejects a bet after another device rotated the seeds, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    good(await tab.play.dice.bet(BET))
    await does(dice.rotateSeed, { body: { client_seed: 'from-elsewhere' } })
    expect(await tab.play.dice.bet(BET)).toMatchObject(rejected)
    good(await tab.commands.games.dice.refresh())
    const { round } = good(await tab.play.dice.bet(BET))
    expect(round).toMatchObject({ clientSeed: 'from-elsewhere', nonce: 0 })
    expect(await allBroken()).toEqual([{}, {}])
  })

  test('marks no round as broken when another tab bets and rotates the seeds', async () => {
    const tab = await sit()
    const second = await world.open()
    good(await tab.play.dice.bet(BET))
    good(await second.play.dice.bet(BET))
    good(await second.commands.games.dice.rotateSeed({ clientSeed: 'mine' }))
    good(await tab.play.dice.bet(BET))
    expect(await allBroken()).toEqual([{}, {}, {}])
  })

  test('finds a bet with a lost reply by its key behind later bets, and marks no round as broken', async () => {
    const tab = await sit()
    const does = await otherDevice(world.operator.port)
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before', times: 0 })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    const { pair } = await does(dice.getState)
    const line = { amount: '10.00', currency: 'RUB' as const, bet: BET.bet }
    await does(dice.bet, { body: { ...line, ...pair } })
    await does(dice.rotateSeed, { body: { client_seed: 'from-elsewhere' } })
    good(await tab.commands.games.dice.refresh())
    await world.control.release(asked)
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    expect(await allBroken()).toEqual(expect.arrayContaining([undefined, {}]))
  })

  test('settles a bet that an older build left in the journal, and checks no commitment', async () => {
    const tab = await sit()
    await world.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before', times: 0 })
    expect((await tab.play.dice.bet(BET)).ok).toBe(false)
    await world.db.intents.toCollection().modify((intent) => {
      delete intent.committed
    })
    await world.control.release(asked)
    await until('the outcome', async () => (await intents())[0]?.state === 'settled')
    expect(await allBroken()).toEqual([undefined])
  })

  test('deletes the commitments of a player at logout', async () => {
    const tab = await sit()
    good(await tab.play.dice.bet(BET))
    expect((await intents())[0]?.committed).toMatchObject({ nonce: 0, stake: rub(1_000), bet: makeLine({}) })
    good(await tab.commands.session.logout())
    expect([await world.db.intents.count(), await world.db.rounds.count()]).toEqual([0, 0])
  })
})
