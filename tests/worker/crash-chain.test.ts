import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld } from './support/world.ts'

/** The walk along the chain that crash is drawn from, against the one that the stand-in has published. */

const world = useWorld()
const state = async () => {
  const check = await world.db.facts.get('chainCheck')
  return check?.id === 'chainCheck' ? check.state : null
}
const marks = async () => {
  const chain = await world.db.facts.get('crashChain')
  return chain?.id === 'crashChain' ? chain.marks.map(({ game }) => game) : []
}

describe('the chain of crash', () => {
  test('a game of it leads to its published end; the walk leaves marks', async () => {
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

  test('what is no game and no hash of it is refused, field by field', async () => {
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

  test('a check whose worker is gone says that it was cancelled, and can be cancelled by hand', async () => {
    const { crash } = (await world.open()).commands.games
    await world.db.facts.put(LOST)
    good(await crash.refreshChainCheck())
    expect(await world.db.facts.get('chainCheck')).toEqual({ ...LOST, state: 'cancelled' })
    await world.db.facts.put(LOST)
    good(await crash.cancelChainCheck())
    expect(await state()).toBe('cancelled')
  })

  test('a check that is on is left alone by a page that arrives', async () => {
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
    'an ended check writes nothing more over one that followed it: $state',
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

  test('is cancelled between two slices', async () => {
    const { crash } = (await world.open()).commands.games
    good(await crash.loadChain())
    const walking = crash.checkChain({ game: 100_000, hash: 'a'.repeat(64) })
    await until('the walk', async () => (await state()) === 'walking')
    good(await crash.cancelChainCheck())
    good(await walking)
    expect(await state()).toBe('cancelled')
  })
})
