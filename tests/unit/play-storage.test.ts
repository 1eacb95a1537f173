import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { addResults, getEnded, readRecord, sumUp, uncountedMs } from '../../src/protection/play-storage.ts'

const win = { amount: minor(100), payout: minor(250), currency: 'RUB' } as const
const loss = { amount: minor(300), payout: minor(0), currency: 'RUB' } as const
const HOUR_MS = 3_600_000
const NOW = 1_700_000_000_000
const RECORD = { playerId: 'ann', ms: 1_000, sums: addResults({}, [win]), at: NOW }

test('the records of all tabs are added up, by currency, less the time that was answered for', () => {
  const other = { ...RECORD, ms: 500, sums: addResults({}, [loss, { ...win, currency: 'USD' }]) }
  expect(sumUp([RECORD, other], 600)).toEqual({
    ms: 1_500,
    uncheckedMs: 900,
    sums: { RUB: { wagered: 400, net: -150 }, USD: { wagered: 100, net: 150 } },
  })
  expect(sumUp([], 600)).toEqual({ ms: 0, uncheckedMs: 0, sums: {} })
})

test('time that two tabs in view have at once counts once, and none of it is lost', () => {
  expect(uncountedMs(1_000, NOW, 0)).toBe(1_000)
  expect(uncountedMs(1_000, NOW, NOW - 400)).toBe(400)
  expect(uncountedMs(1_000, NOW, NOW)).toBe(0)
  // The clock of the device was set back.
  expect(uncountedMs(1_000, NOW, NOW + HOUR_MS)).toBe(1_000)
})

test('after a pause of an hour in all tabs play is over', () => {
  const records = new Map([
    ['first', { ...RECORD, at: NOW - 2 * HOUR_MS }],
    ['second', RECORD],
  ])
  expect(getEnded(records, NOW + HOUR_MS)).toEqual([])
  expect(getEnded(records, NOW + HOUR_MS + 1)).toEqual(['first', 'second'])
})

test('what was stored is read again, and anything else is nothing', () => {
  expect(readRecord(JSON.parse(JSON.stringify(RECORD)))).toEqual(RECORD)
  for (const wrong of [null, 7, [], { playerId: 'ann' }, { ...RECORD, ms: -1 }, { ...RECORD, at: 'x' }])
    expect(readRecord(wrong)).toBeNull()
  const sums = { RUB: { wagered: 'x', net: 1 }, XXX: { wagered: 1, net: 1 } }
  expect(readRecord({ ...RECORD, sums })?.sums).toEqual({})
})
