import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matches, searchForm } from '../../worker/rules/search.ts'

const found = (name: string, query: string) => matches(searchForm(name), searchForm(query).split(' '))

describe('search', () => {
  it.each([
    ['  Sweet   BONANZA ', 'sweet bonanza'],
    ['Café São', 'cafe sao'],
    ['Ёлка и Йод', 'елка и иод'],
    ['Book-of_Ra: 6!', 'book of ra 6'],
    ['Joker’s Jewels', 'jokers jewels'],
    ["Joker's Jewels", 'jokers jewels'],
    ['Ⅷ ½', 'viii 1 2'],
    ['Қазақ Ұлы', 'қазақ ұлы'],
    ['<b>x</b>', 'b x b'],
    ['!!!', ''],
  ])('%j is compared as %j', (text, form) => {
    expect(searchForm(text)).toBe(form)
  })

  it('changes nothing that is in its form already', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => void expect(searchForm(searchForm(text))).toBe(searchForm(text)),
      ),
    )
  })

  it.each([
    ['Sweet Bonanza', 'bon', true],
    ['Sweet Bonanza', 'bonanza sweet', true],
    ['Sweet Bonanza', 'sw bo', true],
    ['Sweet Bonanza', 'onanza', false],
    ['Sweet Bonanza', 'sweet fruit', false],
    ['Sweet Bonanza', '', true],
    ['Sweet Bonanza', '   ', true],
    ['Sweet Bonanza', '!?', true],
    ['Ёлка', 'елк', true],
    ['Joker’s Jewels', 'jokers', true],
    ['Joker’s Jewels', "joker's j", true],
    ['9 Coins', '9', true],
    ['Pizza', '.*', true],
    ['Pizza', '[', true],
    ['Pizza', 'p.zza', false],
  ])('%j by %j: %s', (name, query, expected) => {
    expect(found(name, query)).toBe(expected)
  })

  it('finds every name by itself and by the beginning of any of its words', () => {
    const word = fc.stringMatching(/^[a-zа-я0-9]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (words, which, cut) => {
        const name = words.join(' ')
        const chosen = words[which % words.length] ?? ''
        expect(found(name, name)).toBe(true)
        expect(found(name, chosen.slice(0, 1 + (cut % chosen.length)))).toBe(true)
      }),
    )
  })
})
