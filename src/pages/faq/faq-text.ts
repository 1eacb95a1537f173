import type { FaqFacts } from './faq-facts.ts'

/** A language's questions. An operator edits them in texts/, each language in its own file; the three have the same ids. */
export type FaqText = (facts: FaqFacts) => readonly FaqGroup[]

export type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

export type FaqItem = {
  /** The anchor that leads to it: /faq#id. */
  id: string
  question: string
  /** Paragraphs, and lists among them. */
  answer: readonly FaqSection[]
  /** Where on this site it can be done. */
  link?: { path: string; text: string }
}
export type FaqSection = string | readonly string[]
