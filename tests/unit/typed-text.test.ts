import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readValues } from '#src/forms/read-values.ts'
import { readQuery } from '#domain/search/search-form.ts'
import { cleanTyped, toDigits } from '#domain/player/typed-text.ts'

/**
 * Direction marks, joiners, a soft hyphen, a byte order mark, a variation selector, a Hangul filler, a control
 * character.
 */
const UNSEEN = ['\u200e', '\u202d', '\u202c', '\u200b', '\u2060', '\u00ad', '\ufeff', '\ufe0f', '\u3164', '\u0000']
const SPACES = [' ', '\t', '\n', '\u00a0', '\u202f', '\u3000']
const unseen = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 3 }).map((marks) => marks.join(''))
const outer = fc.array(fc.constantFrom(...UNSEEN, ...SPACES), { maxLength: 4 }).map((marks) => marks.join(''))

describe('the plain form of a typed text', () => {
  it.each([
    ['\u202d100\u202c', '100'],
    ['\u200b100', '100'],
    [' WELCOME\u00ad100\u200e\n', 'WELCOME100'],
    ['1\u00a0000\u202f000', '1 000 000'],
    ['4242–4242—4242‑4242', '4242-4242-4242-4242'],
    ['−5', '-5'],
    ['＋７（７０１）１２３－４５', '+7(701)123-45'],
    ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
    ['Қазақ Ұлы', 'Қазақ Ұлы'],
    ['10²', '10²'],
    ['½', '½'],
    ['cafe\u0301', 'caf\u00e9'],
    ['\u200b \ufeff', ''],
  ])('the plain form of %j is %j', (typed, said) => {
    expect(cleanTyped(typed)).toBe(said)
  })

  it('digits of any script become plain digits', () => {
    // Chinese numerals are words, not decimal digits.
    const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => system !== 'hanidec')
    expect(systems.length).toBeGreaterThan(50)
    for (const system of systems) {
      const typed = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210)
      expect(`${system} ${cleanTyped(typed)} ${toDigits(typed)}`).toBe(`${system} 9876543210 9876543210`)
    }
  })

  it('marks between characters and spaces around the text are removed', () => {
    const text = fc.array(fc.constantFrom(...'aZж5-.@ 0'), { maxLength: 12 })
    fc.assert(
      fc.property(
        text,
        fc.array(unseen, { minLength: 13, maxLength: 13 }),
        outer,
        outer,
        (chars, marks, left, right) => {
          const marked = left + chars.map((char, at) => char + marks[at]).join('') + right
          expect(cleanTyped(marked)).toBe(cleanTyped(chars.join('')))
        },
      ),
    )
  })

  it('a plain text does not change again and never grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = cleanTyped(text)
        expect(cleanTyped(plain)).toBe(plain)
        expect(plain).not.toMatch(/^\s|\s$|[\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Nd}0-9]/u)
      }),
    )
  })
})

describe('the values of a form', () => {
  it('become plain, except passwords and checkboxes', () => {
    const password = ' \u200bpass–word ٤ '
    const typed = {
      email: '\u200ename@example.com ',
      promo: ' A\u200bB ',
      password,
      old_password: password,
      accepted: true,
    }
    expect(readValues(typed)).toEqual({ ...typed, email: 'name@example.com', promo: 'AB' })
    expect(readValues({ new_password: password, password_confirm: password, confirm_password: password })).toEqual({
      new_password: password,
      password_confirm: password,
      confirm_password: password,
    })
  })
})

describe('a search query', () => {
  it('becomes plain and is cut to the maximum length', () => {
    expect(readQuery(' \u200bbook\u00ad of  ra ')).toBe('book of ra')
    expect(readQuery('\u200b')).toBe('')
    expect(readQuery('a'.repeat(1_000_000))).toHaveLength(100)
  })
})
