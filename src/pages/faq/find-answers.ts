import { toOtherKeyboard } from '#domain/search/keyboards.ts'
import { searchForm } from '#domain/search/search-form.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'
import { getQueryWords, type Entry, type QuestionIndex, questionIndex } from './question-index.ts'

type Words = ReadonlySet<string>

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
 * Finds the questions whose text has every word of the query, in any form or as a synonym. If there are none, the query
 * is read as one compound word, as typed in another keyboard layout, and with typing errors in unknown words. If still
 * no question has every word, returns the few closest ones. Returns null if nothing is searched for.
 */
export function findAnswers(groups: readonly FaqGroup[], query: string): FoundAnswers | null {
  const typed = getQueryWords(query)
  if (typed.length === 0) return null
  const { entries, words, isNear } = findHits(questionIndex(groups), query, typed)
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

function findHits({ entries, known, nearest }: QuestionIndex, query: string, typed: readonly string[]): Hits {
  // A compound may be typed as separate words: "құпия сөз".
  const readings = [typed, [typed.join('')], ...toOtherKeyboard(query).map(getQueryWords)]
  for (const reading of readings) {
    const hits = findWithAll(entries, reading.map(known))
    if (hits.entries.length > 0) return hits
  }
  const tolerant = (word: string): Words => {
    const words = known(word)
    return words.size > 0 ? words : nearest(word)
  }
  const wanted = typed.map(tolerant)
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
