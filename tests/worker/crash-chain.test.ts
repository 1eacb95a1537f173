import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

/** Verifies the crash hash chain against the one that the stand-in operator has published. */

const world = useWorld()
const state = async () => {
  const check = await world.db.facts.get('chainCheck')
  return check?.id === 'chainCheck' ? check.state : null
}
const marks = async () => {
  const chain = await world.db.facts.get('crashChain')
  return chain?.id === 'crashChain' ? chain.marks.map(({ game }) => game) : []
}

describe('the crash hash chain', () => {
  test('verifies a game against the end of the chain, and stores checkpoints on the way', async () => {
    const tab = await world.open()
    const { crash } = tab.commands.games
    good(await crash.loadChain())
    const { hash } = await world.control.crashGame({ game: 30_000 })
    good(await crash.checkChain({ game: 30_000, hash: ` ${hash.toUpperCase()}\u200b` }))
    expect(await state()).toBe('agrees')
    expect((await marks()).toSorted((one, other) => one - other)).toEqual([10_000, 20_000, 30_000])
    expect(await crash.checkChain({ game: 30_001, hash })).toMatchObject({ ok: true })
    expect(await state()).toBe('differs')
  })

  test('rejects an invalid game number and hash, field by field', async () => {
    const { crash } = (await world.open()).commands.games
    expect(await crash.checkChain({ game: 1, hash: 'a'.repeat(64) })).toMatchObject({ error: { code: 'unavailable' } })
    good(await crash.loadChain())
    const wrong = await crash.checkChain({ game: 0, hash: 'no hash' })
    expect(wrong).toMatchObject({ error: { code: 'validation', fields: { game: ['wrong'], hash: ['wrong'] } } })
  })

  const LOST = {
    id: 'chainCheck',
    walk: 'of-no-worker',
    game: 9,
    hash: 'b'.repeat(64),
    walked: 4,
    steps: 9,
    state: 'walking',
  } as const

  test('cancels a check whose worker is gone, on refresh and by hand', async () => {
    const { crash } = (await world.open()).commands.games
    await world.db.facts.put(LOST)
    good(await crash.refreshChainCheck())
    expect(await world.db.facts.get('chainCheck')).toEqual({ ...LOST, state: 'cancelled' })
    await world.db.facts.put(LOST)
    good(await crash.cancelChainCheck())
    expect(await state()).toBe('cancelled')
  })

  test('leaves a running check alone when another page opens', async () => {
    const { crash } = (await world.open()).commands.games
    good(await crash.loadChain())
    const { hash } = await world.control.crashGame({ game: 60_000 })
    const walking = crash.checkChain({ game: 60_000, hash })
    await until('the walk', async () => (await state()) === 'walking')
    good(await crash.refreshChainCheck())
    good(await walking)
    expect(await state()).toBe('agrees')
  })

  test.each([LOST, { ...LOST, state: 'agrees' as const }])(
    'does not let an ended check overwrite the row of a later one: $state',
    async (next) => {
      const { crash } = (await world.open()).commands.games
      good(await crash.loadChain())
      const walking = crash.checkChain({ game: 100_000, hash: 'a'.repeat(64) })
      await until('the walk', async () => (await state()) === 'walking')
      await world.db.facts.put(next)
      if (next.state === 'agrees') good(await crash.cancelChainCheck())
      good(await walking)
      expect(await world.db.facts.get('chainCheck')).toEqual(next)
    },
  )

  test('cancels a check between two slices of the walk', async () => {
    const { crash } = (await world.open()).commands.games
    good(await crash.loadChain())
    const walking = crash.checkChain({ game: 100_000, hash: 'a'.repeat(64) })
    await until('the walk', async () => (await state()) === 'walking')
    good(await crash.cancelChainCheck())
    good(await walking)
    expect(await state()).toBe('cancelled')
  })
})
