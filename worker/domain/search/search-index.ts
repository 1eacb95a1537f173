import type { WordIndex } from './search.ts'
import { OF_PROVIDER, toSound } from './search-form.ts'

/**
 * What a search looks through, made once a catalogue: every word that stands in a game's name or its provider's, how
 * it sounds, and the games that have it. In: names and providers in search form, by the games' place.
 */
export function indexWords(names: readonly string[], providers: readonly string[]): WordIndex {
  const found = findWords()
  names.forEach(found.addName)
  providers.forEach(found.addProvider)
  const words = found.inOrder()
  return found.index(words, words.map(toSound))
}

/** The same in its steps, for who has something else to do between them: of 10,000 games each takes its time. */
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
    /** By code unit, so that words with the same beginning stand together. */
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
