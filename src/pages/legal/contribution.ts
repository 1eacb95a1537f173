import {
  BONUS_CONTRIBUTION_PERCENT,
  CONTRIBUTION_KINDS,
  type ContributionKind,
} from '../../../worker/domain/money/bonus.ts'
import { type Locale, numberLocale } from '../../../worker/domain/account/locales.ts'

/** How much of a bet counts for a wagering requirement, by kind of game, in the format of a language: "100%". */
export function getContribution(locale: Locale): Record<ContributionKind, string> {
  const { format } = new Intl.NumberFormat(numberLocale(locale), { style: 'percent' })
  const entries = CONTRIBUTION_KINDS.map((kind) => [kind, format(BONUS_CONTRIBUTION_PERCENT[kind] / 100)])
  // Every contribution kind has an entry.
  return Object.fromEntries(entries) as Record<ContributionKind, string>
}
