import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import type { Limit } from '#domain/protection/limits.ts'
import {
  DEPOSIT_LIMIT_KINDS,
  getBindingLimits,
  getChosenInterval,
  getLeast,
  getPlayBlock,
  getSessionLimit,
  isStakeUnconfirmed,
  STAKE_LIMIT_KINDS,
} from '#domain/protection/restrictions.ts'

const NOW = 1_700_000_000_000
const HOUR_MS = 3_600_000
const NO_LIMITS = { minutes: null, loss: null }
const KNOWN = {
  currency: 'RUB' as const,
  limits: [],
  sessionLimit: NO_LIMITS,
  breakUntil: null,
  exclusion: null,
  session: null,
}
const local = (breakUntil: number | null) => ({ breakUntil, limits: [] })

describe('why a player may not play', () => {
  test('nothing blocks where nothing is known, nor after the end', () => {
    expect(getPlayBlock(null, null, NOW)).toBeNull()
    const over = { ...KNOWN, breakUntil: NOW, exclusion: { until: NOW } }
    expect(getPlayBlock(over, local(NOW), NOW)).toBeNull()
  })

  test('a break of the operator and one of the device both bind, until the later end', () => {
    const [soon, late] = [NOW + 1, NOW + HOUR_MS]
    expect(getPlayBlock({ ...KNOWN, breakUntil: soon }, null, NOW)).toEqual({ reason: 'timeOut', until: soon })
    expect(getPlayBlock(null, local(late), NOW)).toEqual({ reason: 'timeOut', until: late })
    expect(getPlayBlock({ ...KNOWN, breakUntil: soon }, local(late), NOW)).toEqual({ reason: 'timeOut', until: late })
    expect(getPlayBlock({ ...KNOWN, breakUntil: late }, local(soon), NOW)).toEqual({ reason: 'timeOut', until: late })
    // It is not known yet that it is over.
    expect(getPlayBlock(null, local(soon), late, NOW)).toEqual({ reason: 'timeOut', until: soon })
  })

  test('an exclusion comes before a break, with its end or without one', () => {
    const paused = { ...KNOWN, breakUntil: NOW + HOUR_MS }
    const until = NOW + 1
    expect(getPlayBlock({ ...paused, exclusion: { until } }, null, NOW)).toEqual({ reason: 'excluded', until })
    expect(getPlayBlock({ ...paused, exclusion: { until: null } }, null, NOW)).toEqual({
      reason: 'excluded',
      until: null,
    })
  })

  test.each([
    ['one ms before its time', { minutes: 60, loss: null }, 0, 0, false],
    ['at its time', { minutes: 60, loss: null }, 1, 0, true],
    ['below its loss', { minutes: null, loss: minor(100) }, 0, 99, false],
    ['at its loss', { minutes: null, loss: minor(100) }, 0, 100, true],
    ['without a limit', NO_LIMITS, 1_000_000, 1_000_000, false],
  ])('a session %s', (_name, sessionLimit, lateMs, lost, isOver) => {
    const session = { startedAt: NOW - HOUR_MS + 1 - lateMs, staked: minor(500 + lost), won: minor(500) }
    const block = getPlayBlock({ ...KNOWN, sessionLimit, session }, null, NOW)
    expect(block).toEqual(isOver ? { reason: 'session', until: null } : null)
  })
})

const limit = (kind: Limit['kind'], period: Limit['period'], amount: number | null, used = 0): Limit => ({
  kind,
  period,
  amount: amount === null ? null : minor(amount),
  used: minor(used),
  resetsAt: null,
  pending: null,
})
const onDevice = (kind: Limit['kind'], amount: number, currency: 'RUB' | 'USD' = 'RUB') => ({
  breakUntil: null,
  limits: [{ kind, period: 'day' as const, amount: minor(amount), currency }],
})

describe('the limits that bind', () => {
  test('those with an amount', () => {
    const limits = [limit('stake', 'day', 500, 20), limit('loss', 'day', null)]
    expect(getBindingLimits({ ...KNOWN, limits }, null)).toEqual([{ ...limits[0], isLocal: false }])
  })

  test('the lower one of the operator’s and the device’s, with what is used', () => {
    const known = { ...KNOWN, limits: [limit('stake', 'day', 500, 20)] }
    expect(getBindingLimits(known, onDevice('stake', 100))).toMatchObject([{ amount: 100, used: 20, isLocal: true }])
    expect(getBindingLimits(known, onDevice('stake', 900))).toMatchObject([{ amount: 500, used: 20, isLocal: false }])
  })

  test('a lower one of the device drops the pending rise, as the operator will', () => {
    const pending = { amount: minor(900), from: 7, needsConfirmation: true }
    const known = { ...KNOWN, limits: [{ ...limit('stake', 'day', 500), pending }] }
    expect(getBindingLimits(known, onDevice('stake', 100))).toMatchObject([{ amount: 100, pending: null }])
    expect(getBindingLimits(known, null)).toMatchObject([{ amount: 500, pending }])
  })

  test('one of the device alone, from nothing used', () => {
    expect(getBindingLimits(null, onDevice('stake', 100))).toMatchObject([{ amount: 100, used: 0, isLocal: true }])
    const known = { ...KNOWN, limits: [limit('stake', 'day', null, 30)] }
    expect(getBindingLimits(known, onDevice('stake', 100))).toMatchObject([{ amount: 100, used: 30, isLocal: true }])
    const other = { ...KNOWN, limits: [limit('loss', 'day', 500)] }
    expect(getBindingLimits(other, onDevice('stake', 100))).toHaveLength(2)
  })

  test('none of another currency than that of the operator’s', () => {
    expect(getBindingLimits(KNOWN, onDevice('stake', 100, 'USD'))).toEqual([])
  })
})

describe('the limits of a session', () => {
  const session = { startedAt: NOW - HOUR_MS, staked: minor(900), won: minor(400) }
  const known = { ...KNOWN, session, sessionLimit: { minutes: 90, loss: minor(1_000) } }
  const onDeviceNow = (minutes: number | null, loss: number | null, currency: 'RUB' | 'USD' = 'RUB') => ({
    ...local(null),
    sessionLimit: { minutes, loss: loss === null ? null : minor(loss), currency },
  })

  test('are each the lower one of the operator’s and the device’s', () => {
    expect(getSessionLimit(known, onDeviceNow(30, null))).toEqual({ minutes: 30, loss: 1_000 })
    expect(getSessionLimit(known, onDeviceNow(120, 200))).toEqual({ minutes: 90, loss: 200 })
    expect(getSessionLimit(known, onDeviceNow(null, 200, 'USD'))).toEqual({ minutes: 90, loss: 1_000 })
    expect(getSessionLimit(KNOWN, onDeviceNow(30, 200))).toEqual({ minutes: 30, loss: 200 })
  })

  test('end the session on this device before the operator knows them', () => {
    expect(getPlayBlock(known, null, NOW)).toBeNull()
    expect(getPlayBlock(known, onDeviceNow(60, null), NOW)).toEqual({ reason: 'session', until: null })
    expect(getPlayBlock(known, onDeviceNow(null, 500), NOW)).toEqual({ reason: 'session', until: null })
  })

  test('leave of the loss what was not lost yet, also by the bets since the operator’s figures', () => {
    const left = (staked: number, since = 0) => {
      const limits = getBindingLimits({ ...known, session: { ...session, staked: minor(staked) } }, null)
      return getLeast(limits, STAKE_LIMIT_KINDS, since)?.left
    }
    expect(left(900)).toBe(500)
    expect(left(900, 400)).toBe(100)
    expect(left(900, 600)).toBe(0)
    // What was won may be staked once more.
    expect(left(100)).toBe(1_300)
    expect(getLeast(getBindingLimits({ ...known, session: null }, null), STAKE_LIMIT_KINDS)).toBeNull()
  })

  test('and the interval of reality checks: the shorter one binds', () => {
    const chosen = (ofOperator: number | null, ofDevice: number | null) =>
      getChosenInterval({ realityCheckMinutes: ofOperator }, { ...local(null), realityCheckMinutes: ofDevice })
    expect(chosen(60, 15)).toBe(15)
    expect(chosen(15, 60)).toBe(15)
    expect(chosen(null, 15)).toBe(15)
    expect(chosen(60, null)).toBe(60)
    expect(chosen(null, null)).toBeNull()
    expect(getChosenInterval(null, null)).toBeUndefined()
  })
})

test('a limit on stakes is unconfirmed while only the device has it, a session’s loss too', () => {
  const known = {
    ...KNOWN,
    limits: [limit('stake', 'day', 400, 0)],
    session: { startedAt: NOW, staked: minor(0), won: minor(0) },
  }
  const currency = 'RUB' as const
  const isUnconfirmed = (stored: Partial<Parameters<typeof getBindingLimits>[1]>) =>
    isStakeUnconfirmed(getBindingLimits(known, { ...local(null), ...stored }))
  const lower = (kind: 'stake' | 'loss' | 'deposit', amount: number) => ({
    limits: [{ kind, period: 'day' as const, amount: minor(amount), currency }],
  })
  expect(isUnconfirmed({})).toBe(false)
  expect(isUnconfirmed(lower('stake', 300))).toBe(true)
  expect(isUnconfirmed(lower('loss', 300))).toBe(true)
  // The operator has a lower one already.
  expect(isUnconfirmed(lower('stake', 500))).toBe(false)
  expect(isUnconfirmed(lower('deposit', 300))).toBe(false)
  expect(isUnconfirmed({ sessionLimit: { minutes: null, loss: minor(300), currency } })).toBe(true)
})

describe('what the limits leave', () => {
  const known = {
    ...KNOWN,
    limits: [
      limit('deposit', 'day', 1_000, 100),
      limit('deposit', 'week', 2_000, 1_500),
      limit('netDeposit', 'month', 900, 0),
      limit('stake', 'day', 400, 100),
      limit('loss', 'day', 350, 100),
    ],
  }
  const binding = getBindingLimits(known, null)

  test('is what the tightest limit of the kind leaves', () => {
    expect(getLeast(binding, DEPOSIT_LIMIT_KINDS)).toMatchObject({
      limit: { kind: 'deposit', period: 'week' },
      left: 500,
    })
    expect(getLeast(binding, STAKE_LIMIT_KINDS)).toMatchObject({ limit: { kind: 'loss' }, left: 250 })
  })

  test('is less by what is under way, and never less than nothing', () => {
    expect(getLeast(binding, STAKE_LIMIT_KINDS, 40)?.left).toBe(210)
    expect(getLeast(binding, STAKE_LIMIT_KINDS, 260)?.left).toBe(0)
  })

  test('is unlimited without a limit of the kind', () => {
    expect(getLeast(getBindingLimits(KNOWN, null), STAKE_LIMIT_KINDS)).toBeNull()
    expect(getLeast(binding.slice(0, 3), STAKE_LIMIT_KINDS)).toBeNull()
  })
})
