/** The title and the lead of a policy. */
export type PolicyOpening = { title: string; lead: string }

/** The text of a policy after its opening, from `lang/pages`. This is sample text: each operator replaces it. */
export type PolicyText = {
  /** The date on which it takes effect, "2026-11-01". */
  version: string
  sections: readonly PolicySection[]
}

export type PolicySection = {
  /** The anchor of the heading. */
  id: string
  title: string
  /** Paragraphs (strings) and lists (arrays). */
  body: readonly (string | readonly string[])[]
}
