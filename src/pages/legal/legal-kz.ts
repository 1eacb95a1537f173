import bonusTerms from '../../../lang/pages/bonus-terms/kz.md?legal'
import complaints from '../../../lang/pages/complaints/kz.md?legal'
import responsible from '../../../lang/pages/responsible/kz.md?legal'
import rules from '../../../lang/pages/rules/kz.md?legal'
import type { LegalText } from './legal-text.ts'

export const LEGAL: LegalText = { responsible, bonusTerms, rules, complaints }
