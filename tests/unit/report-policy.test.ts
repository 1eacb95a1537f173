import { expect, test } from 'vitest'
import { toBlocked } from '#src/errors/report-policy.ts'

test.each([
  ['https://evil.example/a?token=1', 'https://evil.example'],
  ['wss://evil.example/socket?token=1', 'wss://evil.example'],
  ['data:text/javascript,1', 'data:'],
  ['inline', 'inline'],
  ['chrome-extension://abc/content.js', null],
])('of a blocked %j only %j is reported', (uri, reported) => {
  expect(toBlocked(uri)).toBe(reported)
})
