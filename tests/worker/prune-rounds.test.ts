import { describe, expect, test } from 'vitest'
import type { RoundRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { good, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const
const MORE = 1_100
/** Intents that are older than the figures of the limits: newer ones are all stored. */
const HOUR_MS = 3_600_000

describe('rounds and intents that are over', () => {
  const world = useWorld()

  test('are stored up to a thousand of each game, the newest, and those that are open all', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    good(await tab.play.dice.bet(BET))
    const [round] = await world.db.rounds.toArray()
    const [intent] = await world.db.intents.toArray()
    if (!round || !intent) throw new Error('nothing stored')
    const older = Array.from({ length: MORE }, (_, at) => at + 1)
    await world.db.rounds.bulkAdd(older.map((at) => ({ ...round, id: `old-${at}`, at: round.at - at })))
    // The rounds of another game are counted by themselves, however old they are.
    const others = older.map((at) => ({ ...round, id: `keno-${at}`, game: 'keno' as const, at: round.at - MORE - at }))
    // Safe: only their game, their time and their state are read here.
    await world.db.rounds.bulkAdd(others as unknown as RoundRow[])
    await world.db.rounds.add({ ...round, id: 'open', status: 'open', at: round.at - 10 * MORE })
    await world.db.intents.bulkAdd(
      older.map((at) => ({ ...intent, key: `old-${at}`, createdAt: intent.createdAt - HOUR_MS - at })),
    )
    await world.db.intents.add({
      ...intent,
      key: 'unknown',
      state: 'unknown',
      createdAt: intent.createdAt - 2 * HOUR_MS,
    })
    tab.stop()
    await world.open()
    await until(
      'both are pruned',
      async () => (await world.db.rounds.count()) === 2_001 && (await world.db.intents.count()) === 1_001,
    )
    expect(await world.db.rounds.get(round.id)).toBeDefined()
    expect(await world.db.rounds.get('open')).toBeDefined()
    expect(await world.db.intents.get('unknown')).toBeDefined()
    expect(await world.db.rounds.get('old-1000')).toBeUndefined()
    expect(await world.db.rounds.get('keno-1000')).toBeDefined()
    expect(await world.db.rounds.get('keno-1001')).toBeUndefined()
  })
})
