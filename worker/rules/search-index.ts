import type { WordIndex } from './search.ts'
import { atOnce, BLOCK, type Sliced, slowMap } from './sliced.ts'
import { OF_PROVIDER, soundOf } from './search-form.ts'

/**
 * What a search looks through, made once a catalogue: every word that stands in a game's name or its provider's, how
 * it sounds, and the games that have it. In: names and providers in search form, by the games' place.
 */
export function indexWords(names: readonly string[], providers: readonly string[]): WordIndex {
  return atOnce(indexingWords(names, providers))
}

/** The same, giving way now and then: of 10,000 games it takes its time. */
export function* indexingWords(names: readonly string[], providers: readonly string[]): Sliced<WordIndex> {
  const games = new Map<string, number[]>()
  const add = (form: string, entry: number): void => {
    for (const word of new Set(form.split(' '))) {
      const having = games.get(word)
      if (having) having.push(entry)
      else if (word !== '') games.set(word, [entry])
    }
  }
  for (const [place, name] of names.entries()) {
    add(name, place)
    if (place % BLOCK === 0) yield
  }
  for (const [place, provider] of providers.entries()) {
    add(provider, place + OF_PROVIDER)
    if (place % BLOCK === 0) yield
  }
  // By code unit, so that words with the same beginning stand together.
  const words = [...games.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] ?? 0) + (games.get(word)?.length ?? 0)
  const places = new Uint32Array(starts[words.length] ?? 0)
  for (const [at, word] of words.entries()) places.set(games.get(word) ?? [], starts[at])
  const sounds = yield* slowMap(words, soundOf)
  return { words: words.join('\n'), sounds: sounds.join('\n'), starts, places }
}
