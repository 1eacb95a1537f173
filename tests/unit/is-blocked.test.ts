import { expect, test } from 'vitest'
import { isBlocked } from '#src/games/duels/is-blocked.ts'

test('without a known balance a coinflip can be cancelled, but not opened or joined', () => {
  expect([isBlocked('noBalance', true), isBlocked('noBalance', false)]).toEqual([false, true])
  expect([isBlocked(null, true), isBlocked(null, false)]).toEqual([false, false])
  expect([isBlocked('offline', true), isBlocked('checking', true)]).toEqual([true, true])
})
