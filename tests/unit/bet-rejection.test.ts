import { expect, test } from 'vitest'
import { outdatedBy, getBetRejectionText } from '#src/games/table/bet/bet-rejection.ts'
import { CASE_REJECTIONS } from '#src/games/cases/rejections.ts'
import { CRASH_REJECTIONS } from '#src/games/crash/rejections.ts'
import { DUEL_REJECTIONS } from '#src/games/duels/rejections.ts'
import type { AppError } from '#domain/calls/result.ts'

const rejection = (fields: Record<string, string[]>): AppError => ({ code: 'validation', fields, retry: false })
const conflict = (reason: string): AppError => ({ code: 'conflict', reason, retry: false })

test.each([
  [rejection({ currency: ['currency.wrong'] }), 'original.currencyChanged', 'profile'],
  [conflict('seed.changed'), 'original.seedChanged', 'state'],
  [conflict('round.open'), 'original.roundOpen', 'state'],
  [conflict('step.taken'), 'original.stepTaken', 'state'],
  // A step in a round that its rules consider over.
  [rejection({ action: ['round.over'] }), 'original.roundOver', 'state'],
  [conflict('currency.changed'), 'original.currencyChanged', null],
  [conflict('balance.changed'), 'original.balanceChanged', null],
  // A reason of one game is not known at the table of another.
  [conflict('duel.moved'), 'error.conflict', 'state'],
  [conflict('key.closed'), 'error.conflict', 'state'],
  // A duel that is gone, for which a back end may have a reason of its own.
  [{ ...conflict('bet.unknown'), code: 'operator', status: 404 } as const, 'error.operator', 'state'],
  // No field is marked as invalid, so the text must not mention one.
  [rejection({ bet: ['picks.twice'] }), 'original.rejected', null],
  [rejection({ amount: ['amount.invalid'] }), 'original.rejected', null],
  [rejection({ bet: ['toString'] }), 'original.rejected', null],
])('%j shows %s and is resolved by loading %s', (error, text, outdated) => {
  expect(getBetRejectionText(error)).toBe(text)
  expect(outdatedBy(error)).toBe(outdated)
})

test.each([
  ['cases', rejection({ bet: ['case.price'] }), 'cases.priceChanged', 'prices', CASE_REJECTIONS],
  ['cases', rejection({ bet: ['case.unknown'] }), 'cases.gone', 'prices', CASE_REJECTIONS],
  ['cases', conflict('seed.changed'), 'original.seedChanged', 'state', CASE_REJECTIONS],
  ['crash', conflict('bet.cancelled'), 'crash.rejected.over', 'state', CRASH_REJECTIONS],
  ['duels', conflict('bet.cancelled'), 'duels.rejected.cancelled', 'state', DUEL_REJECTIONS],
  ['duels', conflict('duel.moved'), 'duels.rejected.moved', null, DUEL_REJECTIONS],
] as const)('in %s, %j shows %s and is resolved by loading %s', (_game, error, text, outdated, ofGame) => {
  expect(getBetRejectionText(error, ofGame)).toBe(text)
  expect(outdatedBy(error, ofGame)).toBe(outdated)
})

test('an amount limit is shown by the amount field itself', () => {
  const error = rejection({ amount: ['amount.above:100.00'] })
  expect([getBetRejectionText(error), outdatedBy(error)]).toEqual([null, null])
})
