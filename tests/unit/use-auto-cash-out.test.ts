import { expect, it } from 'vitest'
import { readAutoCashOut } from '#src/games/crash/use-auto-cash-out.ts'

it.each([
  ['2.50', 250, false],
  ['\u200e2,5×', 250, false],
  ['٢٫٥', 250, false],
  ['', null, false],
  ['\u200b\ufeff ', null, false],
  ['0.5', null, true],
  ['soon', null, true],
])('the automatic cash-out multiplier is read from %j', (text, target, isWrong) => {
  expect(readAutoCashOut(text)).toEqual({ target, isWrong })
})
