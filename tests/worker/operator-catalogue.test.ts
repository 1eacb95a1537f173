import { describe, expect, test } from 'vitest'
import { getCatalogue } from '#endpoints/catalogue.ts'
import { getLobby } from '#endpoints/lobby.ts'
import { good, useOperator } from './support/stand-in.ts'

const standIn = useOperator()

describe('the catalogue of the stand-in operator', () => {
  test('has 9,400 slots of 40 providers and 600 live tables with unique slugs', async () => {
    const { games, providers } = good(await standIn.call(getCatalogue))
    const slots = games.filter(([, , , , kind]) => kind === 'slots')
    expect([slots.length, games.length - slots.length, providers.length]).toEqual([9_400, 600, 40])
    expect(new Set(slots.map(([, , , provider]) => provider)).size).toBe(40)
    expect(new Set(games.map(([, slug]) => slug)).size).toBe(10_000)
    expect(new Set(games.map(([, , , , , rank]) => rank)).size).toBe(10_000)
    expect(games.filter(([, , name]) => /[а-я]/i.test(name)).length).toBeGreaterThan(100)
    const fresh = games.filter(([, , , , , , isNew]) => isNew).length
    expect(fresh / games.length).toBeCloseTo(0.05, 1)
  })

  test('answers 304 for the current version of the catalogue, and 200 for another', async () => {
    const { headers } = await standIn.call(getCatalogue)
    const asked = (tag: string) =>
      fetch(`http://general.localhost:${standIn.operator.port}${getCatalogue.path}`, {
        headers: { 'if-none-match': tag },
      })
    const [same, other] = await Promise.all([asked(headers.get('etag') ?? ''), asked('"older"')])
    expect([same.status, other.status]).toEqual([304, 200])
    await other.text()
  })

  test('has three home carousels of 24 games', async () => {
    const { shelves } = good(await standIn.call(getLobby))
    expect(shelves.map(({ id, games }) => [id, games.length])).toEqual([
      ['popular', 24],
      ['new', 24],
      ['live', 24],
    ])
  })
})
