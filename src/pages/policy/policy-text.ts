/** What a policy says after its opening, as its operator would write it: an operator puts its own in the place of these. */
export type PolicyText = {
  /** The day from which it holds, "2026-11-01". */
  version: string
  sections: readonly PolicySection[]
}

export type PolicySection = {
  /** The anchor of its heading. */
  id: string
  title: string
  /** Paragraphs, and lists among them. */
  body: readonly (string | readonly string[])[]
}
