import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, errorsAllowed } from '#domain/search/edit-distance.ts'
import { toOtherKeyboard } from '#domain/search/keyboards.ts'
import { searchForm, toSound } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'
import { type Searchable, nearest, search } from '#domain/search/search.ts'

/** Games with their providers, in the order of popularity. */
function makeCatalogue(games: readonly (readonly [name: string, provider: string])[]): Searchable {
  const forms = games.map(([name]) => searchForm(name))
  const providers = games.map(([, provider]) => searchForm(provider))
  return { words: indexWords(forms, providers), forms: forms.join('\n'), count: games.length }
}

const GAMES = [
  ['Fruit Party', 'Sweet Otter'],
  ['Sweet Bonanza', 'Brass Otter'],
  ['Bonanza Sweet Spot', 'Brass Otter'],
  ['Book of Ra 6', 'Kestrel Gate'],
  ['Joker’s Jewels', 'Kestrel Gate'],
  ['Jackpot Badger', 'Kestrel Gate'],
  ['Зимняя ярмарка', 'Степной ветер'],
  ['Алтын қазына', 'Zhetysu Parlour'],
  ['Lucky Lantern Festival', 'Paper Heron'],
  ['9 Coins', 'Paper Heron'],
] as const
const catalogue = makeCatalogue(GAMES)
const found = (query: string): string[] => (search(catalogue, query) ?? []).map((place) => GAMES[place]?.[0] ?? '')

describe('the normalised form of a text', () => {
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
    ['bo\u00adok \u200bof\u200e ra ٦', 'book of ra 6'],
  ])('%j is normalised to %j', (text, form) => {
    expect(searchForm(text)).toBe(form)
  })

  it('a normalised text does not change again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => void expect(searchForm(searchForm(text))).toBe(searchForm(text)),
      ),
    )
  })

  it.each([
    ['бонанза', 'bonanza'],
    ['джокер', 'joker'],
    ['бук', 'book'],
    ['чикен', 'chiken'],
    ['қазына', 'kazyna'],
    ['щука', 'shuka'],
    ['фортуна', 'phortuna'],
  ])('%s sounds like %s', (one, other) => {
    expect(toSound(one)).toBe(toSound(other))
  })
})

describe('typing errors in a word', () => {
  it.each([
    ['lantern', 'lantern', 0],
    ['lantren', 'lantern', 1],
    ['lanern', 'lantern', 1],
    ['lanntern', 'lantern', 1],
    ['lamtern', 'lantern', 1],
    ['festivla', 'festival', 1],
    ['fsetivla', 'festival', 2],
    ['lnatren', 'lantern', 2],
    ['abc', 'xyz', Infinity],
  ])('from %s to %s there are %d errors', (typed, word, errors) => {
    expect(editDistance(typed, word, 2).whole).toBe(errors)
  })

  it('the number of errors is the same both ways, and never more than the letters', () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        const there = editDistance(one, other, 8).whole
        expect(there).toBe(editDistance(other, one, 8).whole)
        expect(there).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(there === 0).toBe(one === other)
        expect(editDistance(one, other, 8).beginning).toBeLessThanOrEqual(there)
      }),
    )
  })

  it('a short word may have no errors and a long one two', () => {
    expect([1, 3, 4, 7, 8, 20].map(errorsAllowed)).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('another keyboard layout', () => {
  it.each([
    ['ыуые', ['sest']],
    ['ldthm', ['дверь']],
    ['b;jr', ['ижок']],
    ['fknsy 0fpsyf', ['алтын 0азына', 'алтын қазына']],
    ['қ', ['0']],
    ['123', []],
  ])('%s may mean %j', (typed, meant) => {
    expect(toOtherKeyboard(typed)).toEqual(meant)
  })

  it('text typed in the other layout is restored', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я]{1,12}$/), (word) => {
        const [latin = ''] = toOtherKeyboard(word)
        fc.pre(/[a-z]/.test(latin))
        expect(toOtherKeyboard(latin)).toContain(word)
      }),
    )
  })
})

describe('search over the catalogue', () => {
  it.each([
    ['bonanza', ['Bonanza Sweet Spot', 'Sweet Bonanza']],
    ['bonanza sweet', ['Bonanza Sweet Spot', 'Sweet Bonanza']],
    ['sw bo', ['Sweet Bonanza', 'Bonanza Sweet Spot']],
    ['onanza', ['Bonanza Sweet Spot', 'Sweet Bonanza']],
    ['jokers', ['Joker’s Jewels']],
    ["joker's j", ['Joker’s Jewels']],
    ['9', ['9 Coins']],
    ['book 6', ['Book of Ra 6']],
    ['.*', []],
    ['f.uit', []],
    ['<script>', []],
  ])('finds the games for %j', (query, names) => {
    if (query === '.*') expect(search(catalogue, query)).toBeNull()
    else expect(found(query).toSorted()).toEqual(names.toSorted())
  })

  it.each(['', '   ', '!?', '[', '…'])('does not search for %j', (query) => {
    expect(search(catalogue, query)).toBeNull()
  })

  it.each([
    ['a letter is wrong', 'festivel', 'Lucky Lantern Festival'],
    ['a letter is missing', 'lntern', 'Lucky Lantern Festival'],
    ['a letter is too many', 'lanntern', 'Lucky Lantern Festival'],
    ['two are exchanged', 'badegr', 'Jackpot Badger'],
    ['two errors in a long word', 'bonaznaa', 'Sweet Bonanza'],
    ['the first of a word is wrong', 'vadger', 'Jackpot Badger'],
    ['the word is still being typed', 'festvi', 'Lucky Lantern Festival'],
    ['Latin keys for Cyrillic letters', 'pbvyzz', 'Зимняя ярмарка'],
    ['Cyrillic letters for Latin keys', 'ифвпук', 'Jackpot Badger'],
    ['Latin keys of a Kazakh keyboard', 'fknsy 0fpsyf', 'Алтын қазына'],
    ['another keyboard, and an error', 'ифввпук', 'Jackpot Badger'],
    ['written in Cyrillic letters', 'бонанза', 'Sweet Bonanza'],
    ['written in Cyrillic letters, as it sounds', 'джекпот', 'Jackpot Badger'],
    ['written in Latin letters', 'zimnyaya yarmarka', 'Зимняя ярмарка'],
    ['Kazakh in Latin letters', 'altyn qazyna', 'Алтын қазына'],
    ['Kazakh in Russian letters', 'алтын казына', 'Алтын қазына'],
    ['by its provider in Latin letters', 'stepnoy', 'Зимняя ярмарка'],
    ['of several words, one wrong', 'jewels jokres', 'Joker’s Jewels'],
  ])('finds a game although: %s', (_what, query, name) => {
    expect(found(query)).toContain(name)
  })

  it('ignores the sound of a few letters on another keyboard layout', () => {
    const games = makeCatalogue([['Eagle Huntress', 'None']])
    // The keys of "игл", and of "игле", which sounds like "eagle".
    expect([search(games, 'buk'), search(games, 'bukt')]).toEqual([[], [0]])
  })

  it('matches a few letters with an error to a word only, not to the beginning of one', () => {
    const games = makeCatalogue(
      ['Distant Eagle', 'Divan', 'Diet', 'Dive', 'Lucky Dice'].map((name) => [name, 'None'] as const),
    )
    expect(search(games, 'dice')).toEqual([4, 3])
    expect(search(games, 'distn')).toEqual([0])
  })

  it('ranks the beginning of a name first, then words, then providers, then matches by sound or with errors', () => {
    const games = [
      ['Otter Tale', 'Sweet Works'],
      ['Svit Harbour', 'None'],
      ['So Sweet', 'None'],
      ['Sweat Lodge', 'None'],
      ['Sweetness', 'None'],
      ['Sweet', 'None'],
    ] as const
    const names = search(makeCatalogue(games), 'sweet')?.map((place) => games[place]?.[0])
    expect(names).toEqual(['Sweetness', 'Sweet', 'So Sweet', 'Otter Tale', 'Svit Harbour', 'Sweat Lodge'])
  })

  it('orders equal matches by popularity', () => {
    const games = Array.from({ length: 300 }, (_, at) => [`Amber ${(at * 7) % 300}`, 'None'] as const)
    expect(search(makeCatalogue(games), 'amber')).toEqual(games.map((_, at) => at))
  })

  it('looks for no errors if enough games are found without', () => {
    const games = Array.from({ length: 20 }, (_, at) => [at < 10 ? 'Amber' : 'Umber', 'None'] as const)
    expect(search(makeCatalogue(games), 'amber')).toHaveLength(10)
  })

  it('finds every name by itself, by the beginning of each of its words, and with two letters swapped', () => {
    const word = fc.stringMatching(/^[a-zа-я0-9]{1,10}$/)
    const words = fc.array(word, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (all, game, which, cut) => {
          const names = all.map((each) => each.join(' '))
          const games = makeCatalogue(names.map((name) => [name, 'x'] as const))
          const place = game % names.length
          const name = names[place] ?? ''
          const nameWords = searchForm(name).split(' ')
          const chosen = nameWords[which % nameWords.length] ?? ''
          expect(search(games, name)).toContain(place)
          expect(search(games, chosen.slice(0, 1 + (cut % chosen.length)))).toContain(place)
          if (chosen.length < 5) return
          const at = cut % (chosen.length - 1)
          const exchanged = `${chosen.slice(0, at)}${chosen[at + 1]}${chosen[at]}${chosen.slice(at + 2)}`
          const better = search(games, exchanged) ?? []
          // If enough others are found without errors, matches with errors are not searched.
          if (better.length < 8) expect(better).toContain(place)
        },
      ),
    )
  })

  it('returns every existing position at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const places = search(catalogue, query) ?? []
        expect(new Set(places).size).toBe(places.length)
        expect(places.every((place) => place >= 0 && place < catalogue.count)).toBe(true)
      }),
    )
  })

  it('finds nothing in an empty catalogue', () => {
    expect(search(makeCatalogue([]), 'amber')).toEqual([])
    expect(nearest(makeCatalogue([]), 'amber', 5)).toEqual([])
  })

  it('suggests the closest name if nothing is found', () => {
    const near = (query: string) => nearest(catalogue, query, 3).map((place) => GAMES[place]?.[0])
    expect(found('sweet nonsense')).toEqual([])
    expect(near('sweet nonsense')).toEqual(['Fruit Party', 'Sweet Bonanza', 'Bonanza Sweet Spot'])
    expect(near('bonus')).toEqual(['Sweet Bonanza', 'Bonanza Sweet Spot'])
    expect(near('xyzzy')).toEqual([])
  })
})
