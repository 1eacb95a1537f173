import type { WordIndex } from './search.ts'
import { soundOf } from './search-form.ts'

/**
 * What a search looks through, made once a catalogue: every word that stands in a game's form, how it sounds, and the
 * games that have it. In: forms (`searchForm`) by place.
 */
export function indexWords(forms: readonly string[]): WordIndex {
  const games = new Map<string, number[]>()
  for (const [place, form] of forms.entries()) {
    for (const word of new Set(form.split(' '))) {
      if (word === '') continue
      const having = games.get(word)
      if (having) having.push(place)
      else games.set(word, [place])
    }
  }
  // By code unit, so that words with the same beginning stand together.
  const words = [...games.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] ?? 0) + (games.get(word)?.length ?? 0)
  const places = new Uint32Array(starts[words.length] ?? 0)
  for (const [at, word] of words.entries()) places.set(games.get(word) ?? [], starts[at])
  return { words: words.join('\n'), sounds: words.map(soundOf).join('\n'), starts, places }
}
