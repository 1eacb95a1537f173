import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { getLimitState, readLimit } from '#src/pages/profile/limits/limit-state.ts'

const about = { amount: minor(100_000), currency: 'RUB', locale: 'ru' } as const

test.each([
  ['lower', '999,99', { ok: true, value: 99_999 }],
  ['lower', '0', { ok: true, value: 0 }],
  ['lower', '1000', { ok: false, problem: 'notLower' }],
  ['raise', '1000', { ok: false, problem: 'notHigher' }],
  ['raise', '1 000,01', { ok: true, value: 100_001 }],
  ['raise', '1,000', { ok: false, problem: 'doubtful' }],
  ['lower', '', { ok: false, problem: 'empty' }],
] as const)('to %s a limit of 1,000 to "%s"', (change, text, read) => {
  expect(readLimit(text, change, about)).toEqual(read)
})

test('a limit that the device holds tighter shows its own amount with the figures of the operator', () => {
  const name = { kind: 'deposit', period: 'week' } as const
  const rest = { used: minor(5_000), resetsAt: 7, pending: null }
  const pending = { amount: minor(95_000), from: 7, needsConfirmation: true }
  const known = { ...name, amount: minor(90_000), ...rest, pending }
  const binding = { ...name, amount: minor(40_000), ...rest, isLocal: true }
  // Only what the function reads of a row.
  const row = { limits: [known] } as unknown as Parameters<typeof getLimitState>[1]['known']
  expect(getLimitState(name, { known: row, limits: [binding] })).toEqual({ ...binding, isKnown: true })
  expect(getLimitState(name, { known: null, limits: [] })).toEqual({
    ...name,
    amount: null,
    used: null,
    resetsAt: null,
    pending: null,
    isLocal: false,
    isKnown: false,
  })
})
