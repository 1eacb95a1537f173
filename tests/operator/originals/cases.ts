import { getCases } from '#endpoints/originals/cases-catalogue.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { toDecimal, ZERO } from '#domain/money/money.ts'
import { getPracticeCases } from '#worker/games/practice/case-list.ts'
import { type App, serve } from '../http/serve.ts'

/** The list of cases: the tables that rounds are drawn from, with the names, drawings and prices of practice. */
export function casesCatalogueRoutes(app: App): void {
  const cases = getPracticeCases().map(({ price, ...card }) => ({
    ...card,
    price: Object.fromEntries(CURRENCIES.map((currency) => [currency, toDecimal(price[currency] ?? ZERO)])),
  }))
  serve(app, getCases, () => ({ cases }))
}
