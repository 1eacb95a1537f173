import { expect, test } from 'vitest'
import { readRetryAfter } from '../../worker/http/retry-after.ts'

const DATE = 'Sat, 28 Nov 2026 12:00:00 GMT'

test.each([
  ['45', 45_000],
  ['86400', 86_400_000],
  ['0', 0],
  ['Sat, 28 Nov 2026 12:30:00 GMT', 1_800_000],
  // Over already, never, or no wait at all.
  ['Sat, 28 Nov 2026 11:00:00 GMT', null],
  ['999999999999', null],
  ['-5', null],
  ['1e9', null],
  ['soon', null],
  [null, null],
])('Retry-After %j is a wait of %j ms', (text, ms) => {
  const headers = new Headers({ date: DATE, ...(text !== null && { 'retry-after': text }) })
  expect(readRetryAfter(headers)).toBe(ms)
})
