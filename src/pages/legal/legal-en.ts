import bonusTerms from '../../../lang/pages/bonus-terms/en.md?legal'
import complaints from '../../../lang/pages/complaints/en.md?legal'
import responsible from '../../../lang/pages/responsible/en.md?legal'
import rules from '../../../lang/pages/rules/en.md?legal'
import type { LegalText } from './legal-text.ts'

export const LEGAL: LegalText = { responsible, bonusTerms, rules, complaints }
