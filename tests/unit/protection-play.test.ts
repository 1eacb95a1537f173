import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import {
  addResults,
  addTime,
  answerCheck,
  isCheckDue,
  NOTHING_PLAYED,
  noteDue,
  resumePlay,
} from '#domain/protection/play.ts'

const win = { amount: minor(100), payout: minor(250), currency: 'RUB' } as const
const loss = { amount: minor(300), payout: minor(0), currency: 'RUB' } as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW = 1_700_000_000_000
const HOUR = { ...NOTHING_PLAYED, ms: HOUR_MS, at: NOW }

test('results are added up by currency', () => {
  const { sums } = addResults(addResults(NOTHING_PLAYED, [win]), [loss, { ...win, currency: 'USD' }])
  expect(sums).toEqual({ RUB: { wagered: 400, net: -150 }, USD: { wagered: 100, net: 150 } })
})

test('time that two tabs in view have at once counts once, and none of it is lost', () => {
  const first = addTime(NOTHING_PLAYED, 1_000, NOW)
  expect(first.ms).toBe(1_000)
  const second = addTime(first, 1_000, NOW + 400)
  expect(second.ms).toBe(1_400)
  expect(addTime(second, 1_000, NOW + 400).ms).toBe(1_400)
  // A tick that comes a little early or late is no less.
  expect(addTime(addTime(first, 1_000, NOW + 1_090), 1_000, NOW + 2_000).ms).toBe(3_000)
})

test('a device that slept, and a clock that was set back, count as long as a tick', () => {
  expect(addTime(HOUR, 600_000, NOW + 600_000).ms).toBe(HOUR_MS + 5_000)
  expect(addTime(HOUR, 1_000, NOW - HOUR_MS)).toMatchObject({ ms: HOUR_MS + 1_000, at: NOW - HOUR_MS })
  expect(addTime(HOUR, -1_000, NOW).ms).toBe(HOUR_MS)
})

test('after a pause of an hour play is over, unless a check was due without an answer', () => {
  expect(resumePlay(HOUR, NOW + HOUR_MS)).toBe(HOUR)
  expect(resumePlay(HOUR, NOW + HOUR_MS + 1)).toBe(NOTHING_PLAYED)
  expect(resumePlay(HOUR, NOW - 30 * HOUR_MS)).toBe(HOUR)
  const due = noteDue(HOUR, 60, NOW)
  expect(resumePlay(due, NOW + 100 * HOUR_MS)).toBe(due)
})

test('a check that is due stays due at every interval until it is answered, and the next one comes after another', () => {
  expect(noteDue(HOUR, 61, NOW).dueAt).toBeNull()
  const due = noteDue(HOUR, 60, NOW)
  expect(due.dueAt).toBe(NOW)
  expect(noteDue(due, 60, NOW + 1)).toBe(due)
  for (const minutes of [10, 120, Infinity]) expect(isCheckDue(due, minutes)).toBe(true)
  const answered = answerCheck(due)
  expect(isCheckDue(answered, 10)).toBe(false)
  expect(isCheckDue(addTime({ ...answered, ms: HOUR_MS + 10 * MINUTE_MS }, 0, NOW), 10)).toBe(true)
  expect(isCheckDue(answered, Infinity)).toBe(false)
})
