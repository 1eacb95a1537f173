import { searchForm, toSound } from '#domain/search/search-form.ts'
import { editDistance, errorsAllowed } from '#domain/search/edit-distance.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'
import { areOneWord, toStem } from './stems.ts'
import { ASKED_WITH, STOP_WORDS, SYNONYMS } from './synonyms.ts'

type Words = ReadonlySet<string>

/** The words of a question, in search form. */
export type Entry = {
  id: string
  /** Words of the question and the alternative words for it. */
  question: Words
  /** Words of the question and its answer. */
  allWords: Words
  /** Words of its group's title. */
  title: Words
}

export type QuestionIndex = {
  entries: readonly Entry[]
  /**
   * Words in the texts that match a typed word in any form or as a synonym; for an unknown word, those that start with
   * it.
   */
  known: (typed: string) => Words
  /** The same for the words with the fewest typing errors. */
  nearest: (typed: string) => Words
}

/** Shorter beginnings match too many words to look for synonyms in other languages. */
const BEGINNING = 3

const made = new WeakMap<readonly FaqGroup[], QuestionIndex>()

/** The search index of one language's questions, built once. */
export function questionIndex(groups: readonly FaqGroup[]): QuestionIndex {
  const index = made.get(groups) ?? make(groups)
  made.set(groups, index)
  return index
}

export function toWords(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean)
}

/** The query without stop words; all of its words if nothing would remain. */
export function getQueryWords(query: string): string[] {
  const typed = toWords(query)
  const significant = typed.filter((word) => !STOPS.has(word))
  return significant.length > 0 ? significant : typed
}

const STOPS: Words = new Set(STOP_WORDS.flatMap(toWords))
const MEANINGS = SYNONYMS.map(toWords)
const findMeanings = byForm(MEANINGS, (meaning) => meaning)

function make(groups: readonly FaqGroup[]): QuestionIndex {
  const entries = groups.flatMap(({ title, items }) => items.map((item) => toEntry(item, title)))
  const words = [...new Set(entries.flatMap(({ allWords, title }) => [...allWords, ...title]))]
  const vocabulary = [...new Set([...words, ...MEANINGS.flat()])]
  const significant = words.filter((word) => !STOPS.has(word))
  const findForms = byForm(significant, (word) => [word])
  const meant = (typed: readonly string[]): Words =>
    new Set(typed.flatMap((word) => [word, ...findMeanings(word).flat()]).flatMap(findForms))

  const known = (typed: string): Words => {
    const same = meant([typed])
    if (same.size > 0) return same
    const begun = (some: readonly string[]): string[] => some.filter((word) => word.startsWith(typed))
    return new Set([...begun(words), ...(typed.length < BEGINNING ? [] : meant(begun(vocabulary)))])
  }
  // Computed lazily: sounds are only needed after a typing error.
  let spelling: Spelled[] | undefined
  const nearest = (typed: string): Words => meant(nearestWords((spelling ??= vocabulary.map(spelled)), typed))
  return { entries, known, nearest }
}

function toEntry({ id, question, answer }: FaqItem, title: string): Entry {
  const questionWords = [question, ASKED_WITH[id] ?? ''].flatMap(toWords)
  return {
    id,
    question: new Set(questionWords),
    allWords: new Set([...questionWords, ...answer.flat().flatMap(toWords)]),
    title: new Set(toWords(title)),
  }
}

/** Returns a lookup that finds the values with any form of a word. */
function byForm<Value>(
  values: readonly Value[],
  wordsIn: (value: Value) => readonly string[],
): (word: string) => Value[] {
  const byBeginning = new Map<string, { word: string; value: Value }[]>()
  for (const value of values)
    for (const word of wordsIn(value)) {
      const same = byBeginning.get(toStem(word))
      if (same) same.push({ word, value })
      else byBeginning.set(toStem(word), [{ word, value }])
    }
  return (wanted) =>
    (byBeginning.get(toStem(wanted)) ?? []).filter(({ word }) => areOneWord(word, wanted)).map(({ value }) => value)
}

/** A shorter beginning with a typing error would match almost any word. */
const BEGINNING_WITH_ERRORS = 5

/** A word as written and as it sounds. */
type Spelled = { word: string; sound: string }

function spelled(word: string): Spelled {
  return { word, sound: toSound(word) }
}

/** The words with the fewest typing errors, compared as written and by sound; none if all need too many. */
function nearestWords(words: readonly Spelled[], typed: string): string[] {
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
