import { expect, test } from 'vitest'
import { outdatedBy, getBetRejectionText } from '../../src/games/table/bet/bet-rejection.ts'
import type { AppError } from '../../worker/core/result.ts'

const rejection = (fields: Record<string, string[]>): AppError => ({ code: 'validation', fields, retry: false })
const conflict = (reason: string): AppError => ({ code: 'conflict', reason, retry: false })

test.each([
  [rejection({ currency: ['currency.wrong'] }), 'original.currencyChanged', 'profile'],
  [rejection({ bet: ['case.price'] }), 'cases.priceChanged', 'cases'],
  [rejection({ bet: ['case.unknown'] }), 'cases.gone', 'cases'],
  [conflict('seed.changed'), 'original.seedChanged', 'state'],
  [conflict('round.open'), 'original.roundOpen', 'state'],
  [conflict('bet.cancelled'), 'crash.refused.over', 'state'],
  [conflict('step.taken'), 'original.stepTaken', 'state'],
  // A step in a round that its rules consider over.
  [rejection({ action: ['round.over'] }), 'original.roundOver', 'state'],
  [conflict('currency.changed'), 'original.currencyChanged', null],
  [conflict('balance.changed'), 'original.balanceChanged', null],
  [conflict('duel.moved'), 'duels.refused.moved', null],
  [conflict('key.closed'), 'error.conflict', 'state'],
  // A duel that is gone, for which a back end may have a reason of its own.
  [{ ...conflict('bet.unknown'), code: 'operator', status: 404 } as const, 'error.operator', 'state'],
  // No field is marked as invalid, so the text must not mention one.
  [rejection({ bet: ['picks.twice'] }), 'original.refused', null],
  [rejection({ amount: ['amount.invalid'] }), 'original.refused', null],
  [rejection({ bet: ['toString'] }), 'original.refused', null],
])('%j shows %s and is resolved by loading %s', (error, text, outdated) => {
  expect(getBetRejectionText(error)).toBe(text)
  expect(outdatedBy(error)).toBe(outdated)
})

test('an amount limit is shown by the amount field itself', () => {
  const error = rejection({ amount: ['amount.above:100.00'] })
  expect([getBetRejectionText(error), outdatedBy(error)]).toEqual([null, null])
})
