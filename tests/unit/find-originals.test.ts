import { describe, expect, it } from 'vitest'
import en from '../../lang/en.json' with { type: 'json' }
import kz from '../../lang/kz.json' with { type: 'json' }
import ru from '../../lang/ru.json' with { type: 'json' }
import { findOriginals, originalNames } from '#src/catalogue/game-search/find-originals.ts'
import { isGameShown } from '#domain/calls/not-offered.ts'
import { ORIGINAL_LINKS } from '#src/navigation/navigation-more.ts'

// Names of pages are in the one dictionary that every language has.
const dictionaries: Record<string, Record<string, string>> = { en, ru, kz }
const found = (query: string, locale = 'en'): string[] =>
  findOriginals(
    originalNames(ORIGINAL_LINKS, ({ text }) => dictionaries[locale]?.[text] ?? ''),
    query,
  ).map(({ game }) => game)

describe('a search among the original games', () => {
  it.each(['en', 'ru', 'kz'])('finds each game first by its name in %s, and by the beginning of the name', (locale) => {
    for (const { game, text } of ORIGINAL_LINKS) {
      const name = dictionaries[locale]?.[text] ?? ''
      expect(found(name, locale)[0], name).toBe(game)
      expect(found(name.slice(0, 4), locale), name.slice(0, 4)).toContain(game)
    }
  })

  it.each([
    ['dice', ['dice']],
    ['дайс', ['dice']],
    ['кости', ['dice']],
    ['lfqc', ['dice']],
    ['keno', ['keno']],
    ['кено', ['keno']],
    ['мины', ['miner']],
    ['Сапёр', ['miner']],
    ['орел', ['coinflip']],
    ['монета', ['coinflip']],
    ['coin flip', ['coinflip']],
    ['aviator', ['crash']],
    ['Авиатор', ['crash']],
    ['самолетик', ['crash']],
    ['ruolette', ['roulette']],
    ['  FORTUNE wheel ', ['wheel']],
  ])('in English finds by %j %j', (query, games) => {
    expect(found(query)).toEqual(games)
  })

  it.each([
    'cash',
    'line',
    'gold',
    'money',
    'power',
    'flower',
    'bones',
    'Candlelit',
    'no such game at all',
    '',
    '  ',
    '!?',
  ])('finds no game by %j', (query) => {
    expect(found(query)).toEqual([])
  })
})

it('a game whose kill switch is on is not listed, and the others are', () => {
  const flags = ['disable-crash', 'disable-deposits', 'hide-live-bets'] as const
  const shown = ORIGINAL_LINKS.filter(({ game }) => isGameShown(game, { flags, notOffered: undefined, now: 0 }))
  expect(shown.map(({ game }) => game)).not.toContain('crash')
  expect(shown).toHaveLength(ORIGINAL_LINKS.length - 1)
})
