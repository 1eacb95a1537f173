import { expect, test } from 'vitest'
import { getLiveDisabledReason } from '#src/games/table/shared/live-disabled-reason.ts'
import { blocksOpenBets, getBetDisabledReason } from '#src/games/table/use-table.ts'
import { minor } from '#domain/money/money.ts'

const READY = {
  loggedIn: true,
  playerId: '1',
  balance: minor(1),
  isKnown: true,
  reachable: true,
  isGameDisabled: false,
  restriction: null,
  problem: null,
} as const

test('the reason against a bet in a live game: a guest is asked to log in, also without a network', () => {
  expect(getLiveDisabledReason(READY)).toBeNull()
  expect(getLiveDisabledReason({ ...READY, loggedIn: false, reachable: false })).toBeNull()
  expect(getLiveDisabledReason({ ...READY, loggedIn: null, reachable: false })).toBe('loading')
  expect(getLiveDisabledReason({ ...READY, reachable: false, balance: null })).toBe('offline')
  expect(getLiveDisabledReason({ ...READY, playerId: null, problem: 'offline' })).toBe('noProfile')
  expect(getLiveDisabledReason({ ...READY, isKnown: false, problem: 'offline' })).toBe('noState')
  expect(getLiveDisabledReason({ ...READY, isKnown: false })).toBe('loading')
  expect(getLiveDisabledReason({ ...READY, balance: null })).toBe('noBalance')
})

test('a game that is switched off takes no bet, of a guest neither, and open bets can be finished', () => {
  expect(getLiveDisabledReason({ ...READY, isGameDisabled: true })).toBe('switchedOff')
  expect(getLiveDisabledReason({ ...READY, isGameDisabled: true, loggedIn: false })).toBe('switchedOff')
  expect(getLiveDisabledReason({ ...READY, isGameDisabled: true, reachable: false })).toBe('offline')
  const table = { ...READY, pair: null, openIntents: [], isGameDisabled: true }
  expect(getBetDisabledReason(table, null)).toBe('switchedOff')
  expect(getBetDisabledReason({ ...table, openIntents: [{ key: 'a', state: 'unknown' }] }, null)).toBe('checking')
  expect([blocksOpenBets('switchedOff'), blocksOpenBets('noBalance'), blocksOpenBets(null)]).toEqual([
    false,
    false,
    false,
  ])
  expect([blocksOpenBets('offline'), blocksOpenBets('checking')]).toEqual([true, true])
})

test('what player protection forbids stops new bets, and no action on an open one', () => {
  const table = { ...READY, pair: null, openIntents: [] }
  for (const restriction of ['blocked', 'elsewhere', 'pace'] as const) {
    expect(getLiveDisabledReason({ ...READY, restriction })).toBe(restriction)
    expect(getBetDisabledReason({ ...table, restriction }, null)).toBe(restriction)
    expect(blocksOpenBets(restriction)).toBe(false)
  }
  expect(blocksOpenBets('limit')).toBe(false)
})
