import { expect, test } from 'vitest'
import { getLiveOff } from '../../src/games/live/live-off.ts'
import { minor } from '../../worker/domain/money/money.ts'

const READY = {
  loggedIn: true,
  playerId: '1',
  balance: minor(1),
  isKnown: true,
  reachable: true,
  problem: null,
} as const

test('what is in the way of a bet in a game played together: a guest is asked to log in, also without a network', () => {
  expect(getLiveOff(READY)).toBeNull()
  expect(getLiveOff({ ...READY, loggedIn: false, reachable: false })).toBeNull()
  expect(getLiveOff({ ...READY, loggedIn: null, reachable: false })).toBe('loading')
  expect(getLiveOff({ ...READY, reachable: false, balance: null })).toBe('offline')
  expect(getLiveOff({ ...READY, playerId: null, problem: 'offline' })).toBe('noProfile')
  expect(getLiveOff({ ...READY, isKnown: false, problem: 'offline' })).toBe('noState')
  expect(getLiveOff({ ...READY, isKnown: false })).toBe('loading')
  expect(getLiveOff({ ...READY, balance: null })).toBe('noBalance')
})
