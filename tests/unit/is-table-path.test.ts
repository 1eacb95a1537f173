import { expect, test } from 'vitest'
import { isTablePath } from '#src/modals/SuccessPayment/is-table-path.ts'

test.each([
  ['/games/dice', true],
  ['/games/roulette/wheel', true],
  ['/games/rooms/red', true],
  ['/games/slots/amber/play', true],
  ['/games/slots', false],
  ['/games/live-casino', false],
  ['/betting', false],
  ['/', false],
])('at %s a game is played: %s', (path, isTable) => {
  expect(isTablePath(path)).toBe(isTable)
})
