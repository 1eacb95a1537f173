import { editDistance, errorsAllowed } from '#domain/search/edit-distance.ts'
import { toSound } from '#domain/search/search-form.ts'

/** A shorter beginning with a typing error would match almost any word. */
const BEGINNING_WITH_ERRORS = 5

/** A word as written and as it sounds. */
export type Spelled = { word: string; sound: string }

export function spelled(word: string): Spelled {
  return { word, sound: toSound(word) }
}

/** The words with the fewest typing errors, compared as written and by sound; none if all need too many. */
export function nearestWords(words: readonly Spelled[], typed: string): string[] {
  const { sound } = spelled(typed)
  const most = errorsAllowed(typed.length)
  let fewest = Infinity
  let nearest: string[] = []
  for (const one of words) {
    // Sound matching is a guess already, so it allows one error fewer.
    const soundDistance = editDistance(sound, one.sound, Math.max(most - 1, 0)).whole
    const errors = Math.min(errorsTo(one.word, typed, most), soundDistance)
    if (errors < fewest) [fewest, nearest] = [errors, []]
    if (errors === fewest && errors !== Infinity) nearest.push(one.word)
  }
  return nearest
}

/** The number of typing errors to `word`; a beginning of a word counts 0.5 more than a whole word. */
function errorsTo(word: string, typed: string, most: number): number {
  const { whole, beginning } = editDistance(typed, word, most)
  const mayBegin = typed.length >= BEGINNING_WITH_ERRORS && word[0] === typed[0]
  return Math.min(whole, mayBegin ? beginning + 0.5 : Infinity)
}
