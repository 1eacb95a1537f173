import type { ContributionKind } from '../../../worker/domain/money/bonus.ts'
import type { FaqFacts } from '../faq/faq-facts.ts'

export type LegalPageName = 'responsible' | 'bonusTerms' | 'rules' | 'complaints'

/** Values that are inserted into the texts. */
export type LegalFacts = FaqFacts & {
  minAge: number
  /** Game contribution as text, "100%". */
  contribution: Record<ContributionKind, string>
  /** Null if the operator has set none. */
  helpline: string | null
  complaintsEmail: string | null
}

/** The pages of one language. An operator edits them in texts/; all three languages have the same ids. */
export type LegalText = (facts: LegalFacts) => Record<LegalPageName, readonly LegalSection[]>

export type LegalSection = {
  /** The anchor of the heading. */
  id: string
  title: string
  /** Paragraphs (strings) and lists (arrays). */
  body: readonly (string | readonly string[])[]
  /** Another page, or a mailto: address. */
  link?: { to: string; text: string }
}
