import type { WordIndex } from './search.ts'
import { OF_PROVIDER, toSound } from './search-form.ts'

/**
 * Builds the search index of a catalogue: every word of the names of games and providers, its sound, and the games that
 * have it. In: names and providers in search form, by the games' place in the catalogue.
 */
export function indexWords(names: readonly string[], providers: readonly string[]): WordIndex {
  const found = findWords()
  names.forEach(found.addName)
  providers.forEach(found.addProvider)
  const words = found.inOrder()
  return found.index(words, words.map(toSound))
}

/** Builds the index step by step, so that the caller can yield between steps: 10,000 games take long. */
export function findWords() {
  const games = new Map<string, number[]>()
  const add = (form: string, entry: number): void => {
    for (const word of new Set(form.split(' '))) {
      const having = games.get(word)
      if (having) having.push(entry)
      else if (word !== '') games.set(word, [entry])
    }
  }
  return {
    addName: (form: string, place: number) => add(form, place),
    addProvider: (form: string, place: number) => add(form, place + OF_PROVIDER),
    /** Sorted by code unit, so that words with the same prefix are adjacent. */
    inOrder: () => [...games.keys()].sort(),
    index(words: readonly string[], sounds: readonly string[]): WordIndex {
      const starts = new Uint32Array(words.length + 1)
      for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] ?? 0) + (games.get(word)?.length ?? 0)
      const places = new Uint32Array(starts[words.length] ?? 0)
      for (const [at, word] of words.entries()) places.set(games.get(word) ?? [], starts[at])
      return { words: words.join('\n'), sounds: sounds.join('\n'), starts, places }
    },
  }
}
