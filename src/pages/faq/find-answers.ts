import { editDistance, errorsAllowed } from '../../../worker/rules/edit-distance.ts'
import { typedElsewhere } from '../../../worker/rules/keyboards.ts'
import { search } from '../../../worker/rules/search.ts'
import { searchForm } from '../../../worker/rules/search-form.ts'
import { indexWords } from '../../../worker/rules/search-index.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'

export type Found = {
  groups: FaqGroup[]
  count: number
  /** Ids of the questions that have a word themselves, not only their answer. */
  inQuestion: ReadonlySet<string>
  /** What was found: beginnings of words, in search form. */
  words: readonly string[]
}

/**
 * The questions whose text has a word that begins with each word of the query; where there is none, those that the
 * lobby's search finds, which forgives typing errors and another keyboard. Null where nothing is searched for.
 */
export function findAnswers(groups: readonly FaqGroup[], query: string): Found | null {
  const typed = wordsOf(query)
  if (typed.length === 0) return null
  const items = groups.flatMap((group) => group.items)
  const forms = items.map((item) => searchForm(textOf(item)))
  const exact = placesOf(forms, (form) => hasWords(form, typed))
  const places = exact.length > 0 ? exact : near(forms, query)
  const words = exact.length > 0 ? typed : wordsNear(places.map((at) => forms[at] ?? '').join(' '), query)
  const found = new Set(places.map((at) => items[at]?.id))
  const hasInQuestion = ({ question }: FaqItem) => words.some((word) => hasWords(searchForm(question), [word]))
  const inQuestion = new Set(items.filter(hasInQuestion).map(({ id }) => id))
  // Who asks just that is answered first.
  const asked = (item: FaqItem | undefined): number => Number(item !== undefined && inQuestion.has(item.id))
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ id }) => found.has(id)).toSorted((one, other) => asked(other) - asked(one)),
    }))
    .toSorted((one, other) => asked(other.items[0]) - asked(one.items[0]))
  return {
    groups: shown.filter((group) => group.items.length > 0),
    count: found.size,
    inQuestion,
    words,
  }
}

/** A text in parts, those words apart that begin with one of the words, which are in search form. */
export function partsOf(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  if (words.length === 0) return [{ text, isFound: false }]
  return text
    .split(/([\p{L}\p{N}\p{M}'’]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isFound: words.some((word) => searchForm(part).startsWith(word)) }))
}

function near(forms: readonly string[], query: string): number[] {
  return search({ words: indexWords(forms, []), forms: forms.join('\n'), count: forms.length }, query) ?? []
}

/** Words of a text in search form that a query comes near, as typed or as typed on another keyboard. */
function wordsNear(form: string, query: string): string[] {
  const typed = [query, ...typedElsewhere(query)].flatMap(wordsOf)
  return [...new Set(form.split(' '))].filter((word) =>
    typed.some((one) => {
      const most = errorsAllowed(one.length)
      return word.startsWith(one) || editDistance(one, word, most).beginning <= most
    }),
  )
}

function wordsOf(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean)
}

function placesOf(forms: readonly string[], fits: (form: string) => boolean): number[] {
  return forms.flatMap((form, at) => (fits(form) ? [at] : []))
}

function hasWords(form: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${form}`.includes(` ${word}`))
}

function textOf({ question, answer }: FaqItem): string {
  return [question, ...answer.flat()].join(' ')
}
