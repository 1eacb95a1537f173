import bonusTerms from '../../../lang/pages/bonus-terms/ru.md?legal'
import complaints from '../../../lang/pages/complaints/ru.md?legal'
import responsible from '../../../lang/pages/responsible/ru.md?legal'
import rules from '../../../lang/pages/rules/ru.md?legal'
import type { LegalText } from './legal-text.ts'

export const LEGAL: LegalText = { responsible, bonusTerms, rules, complaints }
