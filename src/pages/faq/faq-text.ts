/** A group of the FAQ, from `lang/pages/faq`. */
export type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

export type FaqItem = {
  /** The anchor of the question: /faq#id. */
  id: string
  question: string
  /** Paragraphs (strings) and lists (arrays). */
  answer: readonly FaqSection[]
  /** The page of this site where the player can do it. */
  link?: { path: string; text: string }
}
export type FaqSection = string | readonly string[]
