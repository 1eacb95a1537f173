import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeProblem, foundCode, readCode } from '#src/forms/code.ts'

describe('a confirmation code', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '123-456',
    '123–456',
    '12 34 56',
    '1234 56',
    '\u200e123456\u200b',
    '١٢٣٤٥٦',
    '१२३ ४५६',
    '１２３４５６',
    'G-123456',
    'Tulpar 12:30: your code is 123456. Do not tell it to anyone.',
    '5 минут действует код 123456',
    '04.12.2026 18:05 Код: 123-456',
    '12:30 123-456',
    '12:30 123 456',
    '5 minutes: 30 123-456',
    'From +7 701 123 45 67: 123456',
    '1000 ₸, code 123456 (valid 10 minutes)',
    'Code: 123456\n\n@tulpar.kz #123456',
  ])('is read from %j', (text) => {
    expect(codeProblem(text)).toBeNull()
    expect(readCode(text)).toBe('123456')
  })

  it.each([
    ['', 'code.empty'],
    ['\u200b ', 'code.empty'],
    ['12345', 'code.short'],
    ['1234567', 'code.short'],
    ['12345O', 'code.short'],
    ['Your code comes at 12:30', 'code.short'],
    ['+77011234567', 'code.short'],
    ['123456 or 654321', 'code.several'],
  ])('is not found in %j, with the problem %s', (text, problem) => {
    expect(codeProblem(text)).toBe(problem)
  })

  it('is shown beside the field if the text has more than the code', () => {
    expect(foundCode('Code: 123456')).toBe('123456')
    expect([foundCode('123 456'), foundCode('١٢٣٤٥٦'), foundCode('12'), foundCode('123456 or 654321')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('in one piece is found among shorter and longer numbers', () => {
    const other = fc
      .integer({ min: 0, max: 999_999_999_999 })
      .map(String)
      .filter((digits) => digits.length !== 6)
    const words = fc.array(fc.oneof(other, fc.constantFrom('at', 'код', '—', '12:30')), { maxLength: 5 })
    const code = fc.integer({ min: 100_000, max: 999_999 }).map(String)
    fc.assert(
      fc.property(words, code, words, (before, digits, after) => {
        const text = [...before, digits, ...after].join(' ')
        expect([codeProblem(text), readCode(text)]).toEqual([null, digits])
      }),
    )
  })
})
