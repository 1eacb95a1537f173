import type { ContributionKind } from '../../../worker/domain/money/bonus.ts'
import type { FaqFacts } from '../faq/faq-facts.ts'

export type LegalPageName = 'responsible' | 'bonusTerms' | 'rules' | 'complaints'

/** What a language's texts are filled with. */
export type LegalFacts = FaqFacts & {
  minAge: number
  /** Game contribution as it is written, "100%". */
  contribution: Record<ContributionKind, string>
  /** Null where the operator has set none. */
  helpline: string | null
  complaintsEmail: string | null
}

/** The pages of one language. An operator edits them in texts/; the three have the same ids. */
export type LegalText = (facts: LegalFacts) => Record<LegalPageName, readonly LegalSection[]>

export type LegalSection = {
  /** The anchor of its heading. */
  id: string
  title: string
  /** Paragraphs, and lists among them. */
  body: readonly (string | readonly string[])[]
  /** Another page, or a mailto: address. */
  link?: { to: string; text: string }
}
