import { editDistance, errorsAllowed } from '../../../worker/domain/search/edit-distance.ts'
import { toSound } from '../../../worker/domain/search/search-form.ts'

/** Fewer letters with an error among them are the beginning of anything. */
const BEGINNING_WITH_ERRORS = 5

/** A word as it is written and as it sounds. */
export type Spelled = { word: string; sound: string }

export function spelled(word: string): Spelled {
  return { word, sound: toSound(word) }
}

/** The words that the fewest typing errors lead to, as they are written or as they sound; none where it takes too many. */
export function nearestWords(words: readonly Spelled[], typed: string): string[] {
  const { sound } = spelled(typed)
  const most = errorsAllowed(typed.length)
  let fewest = Infinity
  let nearest: string[] = []
  for (const one of words) {
    // Sounds alike with errors is a guess upon a guess.
    const heard = editDistance(sound, one.sound, Math.max(most - 1, 0)).whole
    const errors = Math.min(errorsTo(one.word, typed, most), heard)
    if (errors < fewest) [fewest, nearest] = [errors, []]
    if (errors === fewest && errors !== Infinity) nearest.push(one.word)
  }
  return nearest
}

/** Errors to a word; one that is still being typed is further than a whole one with as many. */
function errorsTo(word: string, typed: string, most: number): number {
  const { whole, beginning } = editDistance(typed, word, most)
  const mayBegin = typed.length >= BEGINNING_WITH_ERRORS && word[0] === typed[0]
  return Math.min(whole, mayBegin ? beginning + 0.5 : Infinity)
}
