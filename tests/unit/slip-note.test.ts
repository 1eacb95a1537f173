import { expect, test } from 'vitest'
import type { AppError } from '#domain/calls/result.ts'
import { slipNote } from '#src/pages/betting/slip-note.ts'

type Facts = Parameters<typeof slipNote>[0]

const line = (problem: 'suspended' | 'changed' | null = null) => ({ problem }) as Facts['lines'][number]

function facts(overrides: Partial<Facts> = {}, error: AppError | null = null): Facts {
  const lines = [line(), line()]
  const rejected = error && { ids: [], error }
  const placing = { reachable: true, isChecking: false, rejected }
  return { lines, usable: lines, isSingle: true, over: null, reached: null, isAsking: false, placing, ...overrides }
}

test('says nothing about a slip that can be placed', () => {
  expect(slipNote(facts())).toBeNull()
})

test('blocks stakes whose sum is above the balance, and names both', () => {
  const over = { sum: '₽1,200', balance: '₽1,000' }
  expect(slipNote(facts({ over }))).toMatchObject({ id: 'betting.slip.funds', values: over, isBlocking: true })
})

test('asks about the selections that are open before it bets on them alone, and does not block that', () => {
  const lines = [line(), line('suspended'), line()]
  const usable = lines.filter(({ problem }) => problem === null)
  expect(slipNote(facts({ lines, usable }))).toMatchObject({ id: 'betting.slip.leftOut' })
  const note = slipNote(facts({ lines, usable, isAsking: true }))
  expect(note).toMatchObject({ id: 'betting.slip.asks', values: { count: 2, all: 3 } })
  expect(note?.isBlocking).toBeUndefined()
})

test('says that odds have changed without blocking the bet, after what does block it', () => {
  const usable = [line('changed'), line()]
  const note = slipNote(facts({ lines: usable, usable }))
  expect(note).toEqual({ id: 'betting.slip.changed' })
  const over = { sum: '₽2', balance: '₽1' }
  expect(slipNote(facts({ lines: usable, usable, over }))?.id).toBe('betting.slip.funds')
})

test.each([
  ['currency.changed', 'betting.slip.currencyChanged'],
  ['balance.changed', 'betting.slip.balanceChanged'],
  ['slip.changed', 'betting.slip.edited'],
])('says what has changed since the player saw it: %s', (reason, id) => {
  expect(slipNote(facts({}, { code: 'conflict', reason, retry: true }))).toMatchObject({ id, tone: 'danger' })
})

test('a rejection by a limit stays beside the limit that it made known', () => {
  const reached = {} as NonNullable<Facts['reached']>
  const error: AppError = { code: 'forbidden', reason: 'protection.limit', retry: false }
  expect(slipNote(facts({ reached }, error))).toEqual({
    id: 'protection.rejected.limit',
    isBlocking: true,
    tone: 'danger',
  })
  expect(slipNote(facts({ reached }))).toMatchObject({ id: 'protection.left', isBlocking: true })
})
