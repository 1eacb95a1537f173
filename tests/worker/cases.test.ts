import { describe, expect, test } from 'vitest'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { casePrice } from '#domain/games/cases.ts'
import { good, useWorld } from './support/world.ts'

describe('the catalogue of cases', () => {
  const world = useWorld()
  const row = async () => {
    const fact = await world.db.facts.get('cases')
    return fact?.id === 'cases' ? fact : null
  }
  const problem = async () => {
    const fact = await world.db.facts.get('problems')
    return fact?.id === 'problems' ? fact.parts.casesCatalogue : undefined
  }

  test('loads every case with prices, chances and names, for a guest as well', async () => {
    const { cases } = (await world.open()).commands.games
    expect(await row()).toBeNull()
    good(await cases.loadCatalogue())
    const list = (await row())?.cases ?? []
    expect(list.map(({ slug }) => slug)).toEqual(CASE_TABLES.map(({ slug }) => slug))
    for (const [at, table] of CASE_TABLES.entries()) {
      const card = list[at]
      expect(card?.items.map(({ id, weight, multiplier }) => ({ id, weight, multiplier }))).toEqual(table.items)
      expect(card?.price).toEqual(
        Object.fromEntries(
          (['RUB', 'USD', 'KZT', 'INR', 'EUR'] as const).map((each) => [each, casePrice(table, each)]),
        ),
      )
      for (const { name } of [card, ...(card?.items ?? [])].filter((each) => each !== undefined)) {
        expect(Object.keys(name).toSorted()).toEqual(['en', 'kz', 'ru'])
      }
    }
    const [sent] = await world.control.requests({ endpoint: 'getCases' })
    expect(sent).toMatchObject({ site: 'cases', method: 'GET', path: '/api/v2/cases' })
  })

  test('keeps the cases when they cannot be loaded again, and records the problem', async () => {
    const { cases } = (await world.open()).commands.games
    good(await cases.loadCatalogue())
    await world.control.fault({ match: { endpoint: 'getCases' }, kind: 'reply', status: 500 })
    expect(await cases.loadCatalogue()).toMatchObject({ ok: false })
    expect((await row())?.cases).toHaveLength(6)
    expect(await problem()).toBe('operator')
    good(await cases.loadCatalogue())
    expect(await problem()).toBeUndefined()
  })

  test.each([
    ['cases.0.items', []],
    ['cases.0.items.0.weight', 0],
    ['cases.0.items.0.weight', 0.5],
    ['cases.0.items.0.multiplier', -1],
    ['cases.0.price.RUB', '0.00'],
    ['cases.0.price.USD', '-1'],
    ['cases.0.price.EUR', '10000000.01'],
    ['cases.0.items.0.multiplier', 1_000_001],
    ['cases.0.slug', '../login'],
    ['cases.0.name', { ru: 'Без английского' }],
  ])('leaves out a case whose %s is %j, and stores the others', async (path, value) => {
    const { cases } = (await world.open()).commands.games
    await world.control.fault({ match: { endpoint: 'getCases' }, kind: 'patch', patch: { [path]: value } })
    good(await cases.loadCatalogue())
    expect((await row())?.cases.map(({ slug }) => slug)).toEqual(CASE_TABLES.slice(1).map(({ slug }) => slug))
  })

  test('stores an empty list of cases, and ignores a malformed reply', async () => {
    const { cases } = (await world.open()).commands.games
    await world.control.fault({ match: { endpoint: 'getCases' }, kind: 'patch', patch: { cases: [] } })
    good(await cases.loadCatalogue())
    expect((await row())?.cases).toEqual([])
    good(await cases.loadCatalogue())
    await world.control.fault({ match: { endpoint: 'getCases' }, kind: 'patch', patch: { cases: 'many' } })
    expect(await cases.loadCatalogue()).toMatchObject({ error: { code: 'contract' } })
    expect((await row())?.cases).toHaveLength(6)
  })
})
