export type LegalPageName = 'responsible' | 'bonusTerms' | 'rules' | 'complaints'

/** The pages of one language, from `lang/pages`. */
export type LegalText = Record<LegalPageName, readonly LegalSection[]>

/** A section; in its texts, `{minAge}` is the age at which the player may play. */
export type LegalSection = {
  /** The anchor of the heading. */
  id: string
  title: string
  /** Paragraphs (strings) and lists (arrays). */
  body: readonly (string | readonly string[])[]
  /** Another page, or a mailto: address. */
  link?: { to: string; text: string }
}
