import { typedElsewhere } from '../../../worker/rules/keyboards.ts'
import { searchForm } from '../../../worker/rules/search-form.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'
import { askedWords, type Entry, type QuestionIndex, questionIndex } from './question-index.ts'

type Words = ReadonlySet<string>

export type Found = {
  groups: FaqGroup[]
  count: number
  /** Ids of the questions that have a word themselves, not only their answer. */
  inQuestion: Words
  /** What was found: words of the texts, in search form. */
  words: Words
}

/**
 * The questions whose text has each word of the query, in whatever form, or one that means the same; where there is
 * none, the query is read as one word, as typed on another keyboard, and with typing errors in the words that are
 * nowhere. Null where nothing is searched for.
 */
export function findAnswers(groups: readonly FaqGroup[], query: string): Found | null {
  const typed = askedWords(query)
  if (typed.length === 0) return null
  const { entries, words } = hitsOf(questionIndex(groups), query, typed)
  const found = new Set(entries.map(({ id }) => id))
  const inQuestion = new Set(entries.filter(({ question }) => meet(question, words)).map(({ id }) => id))
  // Who asks just that is answered first.
  const asked = (item: FaqItem | undefined): number => Number(item !== undefined && inQuestion.has(item.id))
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ id }) => found.has(id)).toSorted((one, other) => asked(other) - asked(one)),
    }))
    .toSorted((one, other) => asked(other.items[0]) - asked(one.items[0]))
  return { groups: shown.filter((group) => group.items.length > 0), count: found.size, inQuestion, words }
}

/** A text in parts, those of the words apart, which are in search form. */
export function partsOf(text: string, words: Words): { text: string; isFound: boolean }[] {
  if (words.size === 0) return [{ text, isFound: false }]
  return text
    .split(/([\p{L}\p{N}\p{M}'’]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isFound: words.has(searchForm(part)) }))
}

type Hits = { entries: readonly Entry[]; words: Words }

function hitsOf({ entries, known, nearest }: QuestionIndex, query: string, typed: readonly string[]): Hits {
  // A compound may be written apart: "құпия сөз".
  const readings = [typed, [typed.join('')], ...typedElsewhere(query).map(askedWords)]
  for (const reading of readings) {
    const hits = having(entries, reading.map(known))
    if (hits.entries.length > 0) return hits
  }
  const forgiving = (word: string): Words => {
    const words = known(word)
    return words.size > 0 ? words : nearest(word)
  }
  return having(entries, typed.map(forgiving))
}

/** Questions that have one of each word's; what their group's title alone has finds them where nothing else does. */
function having(entries: readonly Entry[], wanted: readonly Words[]): Hits {
  const fitting = entries.filter(({ own, title }) => wanted.every((words) => meet(own, words) || meet(title, words)))
  const own = fitting.filter((entry) => wanted.some((words) => meet(entry.own, words)))
  return { entries: own.length > 0 ? own : fitting, words: new Set(wanted.flatMap((words) => [...words])) }
}

function meet(some: Words, others: Words): boolean {
  for (const word of others) if (some.has(word)) return true
  return false
}
