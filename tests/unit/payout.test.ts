import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardDigits, cardProblem } from '#domain/money/card.ts'
import { computeArriving, computeCommission } from '#domain/money/commission.ts'
import { minor } from '#domain/money/money.ts'
import {
  isCancellable,
  isPayoutOpen,
  nextPayoutStatus,
  PAYOUT_STATUSES,
  type PayoutStatus,
  toPayoutSteps,
} from '#domain/money/payout.ts'

describe('the status of a withdrawal', () => {
  it('a finished withdrawal stays finished and does not become waiting', () => {
    for (const reported of PAYOUT_STATUSES) {
      expect(nextPayoutStatus('waiting', reported)).toBe(reported)
      for (const end of ['paid', 'declined', 'cancelled'] as const) expect(nextPayoutStatus(end, reported)).toBe(end)
    }
    expect(nextPayoutStatus('processing', 'waiting')).toBe('processing')
    expect(nextPayoutStatus('processing', 'declined')).toBe('declined')
  })

  it('a withdrawal can be cancelled only while it waits', () => {
    expect(PAYOUT_STATUSES.filter(isCancellable)).toEqual(['waiting'])
    expect(PAYOUT_STATUSES.filter(isPayoutOpen)).toEqual(['waiting', 'processing'])
  })
})

describe('the steps of a withdrawal', () => {
  /** The steps of a withdrawal with these statuses at 1, 2, …, written as name, state and time. */
  const stepsAfter = (...reached: PayoutStatus[]) => {
    const steps = reached.map((status, index) => ({ status, at: index + 1 }))
    const status = reached.at(-1) ?? 'waiting'
    return toPayoutSteps({ status, createdAt: 1, steps }).map(({ name, state, at }) => `${name} ${state} ${at}`)
  }

  it.each<{ reached: PayoutStatus[]; shown: string[] }>([
    { reached: ['waiting'], shown: ['requested current 1', 'processing next null', 'paid next null'] },
    { reached: ['waiting', 'processing'], shown: ['requested done 1', 'processing current 2', 'paid next null'] },
    { reached: ['waiting', 'processing', 'paid'], shown: ['requested done 1', 'processing done 2', 'paid current 3'] },
    { reached: ['waiting', 'paid'], shown: ['requested done 1', 'processing done null', 'paid current 2'] },
    { reached: ['waiting', 'declined'], shown: ['requested done 1', 'declined current 2'] },
    {
      reached: ['waiting', 'processing', 'declined'],
      shown: ['requested done 1', 'processing done 2', 'declined current 3'],
    },
    { reached: ['waiting', 'cancelled'], shown: ['requested done 1', 'cancelled current 2'] },
    {
      reached: ['waiting', 'processing', 'cancelled'],
      shown: ['requested done 1', 'processing done 2', 'cancelled current 3'],
    },
  ])('after $reached it shows $shown', ({ reached, shown }) => {
    expect(stepsAfter(...reached)).toEqual(shown)
  })

  it('a withdrawal without a history has the time of its request alone', () => {
    expect(toPayoutSteps({ status: 'paid', createdAt: 5, steps: [] }).map(({ at }) => at)).toEqual([5, null, null])
  })
})

describe('the commission of a withdrawal', () => {
  it.each([
    [10_000, 150, 0, 150],
    [10_000, 0, 500, 500],
    [10_000, 150, 500, 650],
    [1, 1, 0, 1],
    [3_333, 50, 0, 17],
    [0, 150, 0, 0],
  ])('the commission of %i by %i hundredths of a percent and %i is %i', (amount, percent, fixed, commission) => {
    expect(computeCommission(minor(amount), { percent, fixed: minor(fixed) })).toBe(commission)
    expect(computeArriving(minor(amount), { percent, fixed: minor(fixed) })).toBe(amount - commission)
  })

  it('commission and arriving amount add up, and the commission is rounded up as with a big integer', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 14 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const rule = { percent, fixed: minor(0) }
        const commission = computeCommission(minor(amount), rule)
        expect(BigInt(commission)).toBe((BigInt(amount) * BigInt(percent) + 9_999n) / 10_000n)
        expect(commission + computeArriving(minor(amount), rule)).toBe(amount)
      }),
    )
  })
})

describe('the number of a card', () => {
  it.each([
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '5555555555554444',
    '2200 0000 0000 0004',
    '6011000990139424',
    '4242–4242–4242–4242',
    '\u202a4242\u00a04242 4242 4242\u202c',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
  ])('%s is a card number', (typed) => {
    expect(cardProblem(typed)).toBeNull()
    expect(cardDigits(typed)).toMatch(/^[0-9]+$/)
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['5555 5555 5555', 'wrongChecksum'],
    ['6011 0009 9013 942', 'wrongChecksum'],
    ['0000 0000 0000 0000', 'wrongForm'],
    ['4242 4242 424', 'wrongForm'],
    ['42424242424242424242', 'wrongForm'],
    ['4242 4242 4242 4243', 'wrongChecksum'],
    ['4242 4242 4242 424a', 'wrongForm'],
  ])('%j is rejected as a card number: %s', (typed, problem) => {
    expect(cardProblem(typed)).toBe(problem)
  })

  it('a card number with one wrong digit is rejected', () => {
    const at = fc.integer({ min: 0, max: 15 })
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...'4242424242424242']
        digits[place] = String((Number(digits[place]) + more) % 10)
        expect(cardProblem(digits.join(''))).not.toBeNull()
      }),
    )
  })
})
