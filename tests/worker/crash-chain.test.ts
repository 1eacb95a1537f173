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
