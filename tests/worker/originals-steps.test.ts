import { describe, expect, test } from 'vitest'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { AMOUNT, CASH_OUT, firstBet, goodStep, STEP_GAMES } from './support/originals.ts'
import { otherDevice } from './support/other-device.ts'
import { getGameCommands } from './support/tab.ts'
import { until } from './support/until.ts'
import { good } from './support/world.ts'
import { useOriginals } from './support/original-rounds.ts'

const { balance, begin, beginAndStep, getCommands, lost, moneyAgrees, pending, requests, settled, sit, world } =
  useOriginals()

describe.each(STEP_GAMES)('the journal of a bet on %s', (game) => {
  const states = async () => (await world.db.intents.toArray()).map(({ kind, state }) => [kind.split('.')[1], state])

  test('stores a bet as accepted while its round is open, and as settled when the round is over', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['bet', 'accepted'],
        ['step', 'settled'],
      ]),
    )
    good(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT }))
    expect((await states()).map(([, state]) => state)).toEqual(['settled', 'settled', 'settled'])
  })

  test('stores a bet with a lost reply as unknown, then as accepted', async () => {
    const tab = await sit(game)
    await world.control.fault({ match: { endpoint: `${game}.bet` }, kind: 'cutAfter' })
    const asked = await world.control.fault({ match: { endpoint: `${game}.getBetByKey` }, hold: 'before', times: 0 })
    const { bet } = firstBet(game)
    expect(await getGameCommands(tab, game).bet({ amount: AMOUNT, bet })).toMatchObject(lost)
    expect(await states()).toEqual([['bet', 'unknown']])
    await world.control.release(asked)
    await until('the outcome', async () => {
      await getCommands(tab, game).settle()
      return (await states())[0]?.[1] === 'accepted'
    })
    const [round] = await world.db.rounds.toArray()
    good(
      await getGameCommands(tab, game).step({
        roundId: round?.id ?? '',
        action: goodStep(game, bet, firstBet(game).drawn.state).action,
      }),
    )
  })

  test('settles a bet whose round another device ended, even if the list no longer contains the round', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    const does = await otherDevice(world.operator.port)
    // Typed as the form of all games.
    await does(ROUND_CALLS[game].act as typeof ROUND_CALLS.miner.act, {
      body: { round: id, step: 1, action: CASH_OUT },
    })
    await world.control.fault({ match: { endpoint: `${game}.getState` }, kind: 'patch', patch: { rounds: [] } })
    expect(await states()).toContainEqual(['bet', 'accepted'])
    good(await getCommands(tab, game).refresh())
    expect(await states()).toContainEqual(['bet', 'settled'])
  })
})

describe.each(STEP_GAMES)('an open round of %s', (game) => {
  test('continues an open round in another tab after a reload, and on another device', async () => {
    const tab = await sit(game)
    const { id } = await beginAndStep(tab, game)
    tab.stop()
    const next = await world.open()
    expect(await world.db.rounds.get(id)).toMatchObject({ status: 'open', step: 1 })

    // The local rows are deleted: the operator's state restores the round.
    await world.db.rounds.clear()
    good(await getCommands(next, game).refresh())
    const stored = await world.db.rounds.get(id)
    expect(stored).toMatchObject({ status: 'open', step: 1 })
    const { round } = good(await getGameCommands(next, game).step({ roundId: id, action: CASH_OUT }))
    expect(round).toMatchObject({ status: 'settled', step: 2 })
    expect(round.payout).toBeGreaterThan(0)
    await moneyAgrees()
  })

  test('rejects a seed rotation and a second bet while a round is open', async () => {
    const tab = await sit(game)
    await begin(tab, game)
    const open = { ok: false, error: { code: 'conflict', reason: 'round.open' } }
    expect(await getCommands(tab, game).rotateSeed({ clientSeed: 'too-early' })).toMatchObject(open)
    const { bet } = firstBet(game)
    expect(await getGameCommands(tab, game).bet({ amount: AMOUNT, bet })).toMatchObject(open)
    expect(await balance()).toBe(100_000 - AMOUNT)
    await moneyAgrees()
  })

  test('makes a step once after a double click, a cut reply, or a step from elsewhere', async () => {
    const tab = await sit(game)
    const { id, bet, state } = await begin(tab, game)
    const { action } = goodStep(game, bet, state)
    const step = () => getGameCommands(tab, game).step({ roundId: id, action })
    await world.control.fault({ match: { endpoint: `${game}.act` }, kind: 'cutAfter' })
    const both = await Promise.all([step(), step()])
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(pending.error) }))
    expect(both).toContainEqual(expect.objectContaining({ error: expect.objectContaining(lost.error) }))
    await settled(tab, game, 'step')
    expect(await requests(`${game}.act`)).toHaveLength(1)
    const stepped = await world.db.rounds.get(id)
    expect(stepped).toMatchObject({ status: 'open', step: 1 })

    // Another tab has made a step since the player saw the round.
    const seen = { roundId: id, step: 0, action: CASH_OUT }
    expect(await getGameCommands(tab, game).step(seen)).toMatchObject({
      error: { code: 'conflict', reason: 'step.taken' },
    })
    expect(await requests(`${game}.act`)).toHaveLength(1)

    // A browser that does not know of that step yet sends a step number that is taken.
    await world.db.rounds.where({ id }).modify({ step: 0 })
    expect(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT })).toMatchObject({
      error: { code: 'conflict', reason: 'step.taken' },
    })
    good(await getCommands(tab, game).refresh())
    good(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT }))
    const over = { error: { code: 'conflict', reason: 'round.over' } }
    expect(await getGameCommands(tab, game).step({ roundId: id, action: CASH_OUT })).toMatchObject(over)
    expect(await requests(`${game}.act`), 'what is known to be over is not sent').toHaveLength(3)
    await moneyAgrees()
  })
})
