import type { PhoneCountry } from '../player/phone.ts'
import type { Locale } from './languages.ts'

type Speakers = {
  /** The decimal mark that they type; where it is a point, commas separate groups of digits. */
  decimalMark: '.' | ','
  /** The agreement that binds them, as the page's routes name it. */
  agreement: 'policyAgreement' | 'policyAgreementRu'
  /** The country of phone numbers that a form offers first where the visitor’s country has none of ours; null for Russia. */
  phoneCountry: PhoneCountry | null
}

/** What is special about those who chose a language. */
export const SPEAKERS: Record<Locale, Speakers> = {
  ru: { decimalMark: ',', agreement: 'policyAgreementRu', phoneCountry: null },
  en: { decimalMark: '.', agreement: 'policyAgreement', phoneCountry: null },
  // There is no binding Kazakh text: Kazakh readers get the Russian one, which says so.
  kz: { decimalMark: ',', agreement: 'policyAgreementRu', phoneCountry: 'kz' },
}
