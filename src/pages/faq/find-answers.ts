import { search, type Searchable } from '#domain/search/search.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'
import { ASKED_WITH, STOP_WORDS, SYNONYMS } from './synonyms.ts'

type Words = ReadonlySet<string>
/** The words of a question, in search form: with its answer and further words for it, without them, of its group's title. */
type Entry = { id: string; allWords: Words; question: Words; title: Words }
/** The words of all entries, each of them with its synonyms; `vocabulary` has these as the names of a catalogue. */
type Index = { entries: readonly Entry[]; words: readonly (readonly string[])[]; vocabulary: Searchable }

/** How much more a word weighs in a question than in its answer. */
const IN_QUESTION = 2
/** Near matches have at least this share of the best score, and at most `NEAR_AT_MOST` are shown. */
const NEAR_ENOUGH = 0.6
const NEAR_AT_MOST = 5

export type FoundAnswers = {
  groups: FaqGroup[]
  count: number
  /** Ids of the questions that contain a searched word in the question itself, not only in the answer. */
  inQuestion: Words
  /** The matched words of the texts, in search form. */
  words: Words
  /** No question has all searched words: these are the closest ones. */
  isNear: boolean
}

/**
 * Finds the questions whose text has every word of the query, or a synonym, as the search of games finds words; if there
 * are none, the few closest ones. Returns null if nothing is searched for.
 */
export function findAnswers(groups: readonly FaqGroup[], query: string): FoundAnswers | null {
  const typed = toWords(query)
  if (typed.length === 0) return null
  const significant = typed.filter((word) => !STOPS.has(word))
  const { entries, words, isNear } = findHits(getIndex(groups), significant.length > 0 ? significant : typed)
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const inQuestion = new Set(entries.filter(({ question }) => intersects(question, words)).map(({ id }) => id))
  // Matches in the question itself come first; near matches are sorted by score.
  const rank = (item: FaqItem | undefined): number => {
    if (item === undefined) return Infinity
    return isNear ? (places.get(item.id) ?? Infinity) : Number(!inQuestion.has(item.id))
  }
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ id }) => places.has(id)).toSorted((one, other) => rank(one) - rank(other)),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => rank(one.items[0]) - rank(other.items[0]))
  return { groups: shown, count: entries.length, inQuestion, words, isNear }
}

/** Splits a text into matched words and the text between them. `words` are in search form. */
export function splitByMatches(text: string, words: Words): { text: string; isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = []
  for (const part of text.split(/([\p{L}\p{N}\p{M}'’]+)/u).filter(Boolean)) {
    const isFound = words.has(searchForm(part))
    const last = parts.at(-1)
    if (last && !last.isFound && !isFound) last.text += part
    else parts.push({ text: part, isFound })
  }
  return parts
}

type Hits = Pick<FoundAnswers, 'words' | 'isNear'> & { entries: readonly Entry[] }

function findHits({ entries, words, vocabulary }: Index, typed: readonly string[]): Hits {
  const wanted = typed.map((word) => {
    const stem = toStem(word)
    // Russian and Kazakh words take endings that the word of the text may lack.
    const isForm = (form: string) =>
      form.startsWith(stem) || (CYRILLIC.test(word) && form.length >= SHORTEST && word.startsWith(form))
    const found = words.filter((forms) => forms.some(isForm))
    const places = found.length === 0 ? search(vocabulary, word, 1) : null
    return new Set([...found, ...(places ?? []).map((place) => words[place])].flatMap((forms) => forms?.[0] ?? []))
  })
  const hits = findWithAll(entries, wanted)
  return hits.entries.length > 0 ? hits : findNearest(entries, wanted)
}

/**
 * Questions that contain one word of each set. The group's title counts as well, but questions that match only by title
 * are used only if there are no others.
 */
function findWithAll(entries: readonly Entry[], wanted: readonly Words[]): Hits {
  const fitting = entries.filter(({ allWords, title }) =>
    wanted.every((words) => intersects(allWords, words) || intersects(title, words)),
  )
  const direct = fitting.filter((entry) => wanted.some((words) => intersects(entry.allWords, words)))
  return { entries: direct.length > 0 ? direct : fitting, words: union(wanted), isNear: false }
}

/**
 * Questions that contain most of the words, the closest first. A rare word weighs more, and a word in the question
 * weighs more than one in the answer.
 */
function findNearest(entries: readonly Entry[], wanted: readonly Words[]): Hits {
  const weighted = wanted.map((words) => {
    const count = entries.filter(({ allWords }) => intersects(allWords, words)).length
    return { words, weight: count > 0 ? Math.log(1 + entries.length / count) : 0 }
  })
  const countPoints = ({ allWords, question }: Entry): number =>
    weighted.reduce((sum, { words, weight }) => {
      if (!intersects(allWords, words)) return sum
      return sum + weight * (intersects(question, words) ? IN_QUESTION : 1)
    }, 0)
  const scored = entries.map((entry) => ({ entry, points: countPoints(entry) }))
  const least = Math.max(...scored.map(({ points }) => points)) * NEAR_ENOUGH
  const near = scored
    .filter(({ points }) => points > 0 && points >= least)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, NEAR_AT_MOST)
  return { entries: near.map(({ entry }) => entry), words: union(wanted), isNear: near.length > 0 }
}

function union(wanted: readonly Words[]): Words {
  return new Set(wanted.flatMap((words) => [...words]))
}

function intersects(some: Words, others: Words): boolean {
  for (const word of others) if (some.has(word)) return true
  return false
}

function toWords(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean)
}

/** Shorter beginnings stand for too many words. */
const SHORTEST = 3
const CYRILLIC = /[а-яәғқңөұүһі]/

/** The beginning that the forms of a word share, roughly: it only has to find. */
function toStem(word: string): string {
  if (word.length > 6) return word.slice(0, 5)
  if (!CYRILLIC.test(word)) return word.replace(/e?s$/, '')
  return word.length > 4 ? word.slice(0, 4) : word.replace(/(?<=...)[аәеиоөуұүыіэюя]$/, '')
}

const STOPS: Words = new Set(STOP_WORDS.flatMap(toWords))
const indexes = new WeakMap<readonly FaqGroup[], Index>()

/** The search index of one language's questions, built once. */
function getIndex(groups: readonly FaqGroup[]): Index {
  const index = indexes.get(groups) ?? makeIndex(groups)
  indexes.set(groups, index)
  return index
}

function makeIndex(groups: readonly FaqGroup[]): Index {
  const entries = groups.flatMap(({ title, items }) =>
    items.map(({ id, question, answer }) => {
      const words = toWords(`${question} ${ASKED_WITH[id] ?? ''}`)
      return {
        id,
        question: new Set(words),
        allWords: new Set([...words, ...toWords(answer.flat().join(' '))]),
        title: new Set(toWords(title)),
      }
    }),
  )
  const found = new Set(entries.flatMap(({ allWords, title }) => [...allWords, ...title]))
  const words = [...found].filter((word) => !STOPS.has(word)).map((word) => [word, ...findSynonyms(word)])
  const names = words.map((forms) => forms.join(' '))
  return { entries, words, vocabulary: { words: indexWords(names, []), forms: '', count: names.length } }
}

const MEANINGS = SYNONYMS.map((line) => toWords(line).map((word) => ({ word, stem: toStem(word) })))

function findSynonyms(word: string): string[] {
  const wanted = toStem(word)
  return MEANINGS.filter((meaning) => meaning.some(({ stem }) => areAlike(stem, wanted))).flatMap((meaning) =>
    meaning.map((each) => each.word),
  )
}

/** Whether two stems are of one word, which may have been cut at two places. */
function areAlike(one: string, other: string): boolean {
  const isLong = Math.min(one.length, other.length) > (CYRILLIC.test(one) ? 2 : 4)
  return one === other || (isLong && (one.startsWith(other) || other.startsWith(one)))
}
