import { search } from '../../../worker/rules/search.ts'
import { searchForm } from '../../../worker/rules/search-form.ts'
import { indexWords } from '../../../worker/rules/search-index.ts'
import type { FaqGroup, FaqItem } from './faq-text.ts'

export type Found = {
  groups: FaqGroup[]
  count: number
  /** Ids of the questions that have a word themselves, not only their answer. */
  inQuestion: ReadonlySet<string>
  /** What was searched for, in search form. */
  words: readonly string[]
}

/**
 * The questions whose text has a word that begins with each word of the query; where there is none, those that the
 * lobby's search finds, which forgives typing errors and another keyboard. Null where nothing is searched for.
 */
export function findAnswers(groups: readonly FaqGroup[], query: string): Found | null {
  const words = searchForm(query).split(' ').filter(Boolean)
  if (words.length === 0) return null
  const items = groups.flatMap((group) => group.items)
  const forms = items.map((item) => searchForm(textOf(item)))
  const exact = forms.flatMap((form, at) => (hasWords(form, words) ? [at] : []))
  const found = new Set((exact.length > 0 ? exact : near(forms, query)).map((at) => items[at]?.id))
  const shown = groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => found.has(id)) }))
  const inQuestion = items.filter(({ question }) => hasWords(searchForm(question), words)).map(({ id }) => id)
  return {
    groups: shown.filter((group) => group.items.length > 0),
    count: found.size,
    inQuestion: new Set(inQuestion),
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

function hasWords(form: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${form}`.includes(` ${word}`))
}

function textOf({ question, answer }: FaqItem): string {
  return [question, ...answer.flat()].join(' ')
}
