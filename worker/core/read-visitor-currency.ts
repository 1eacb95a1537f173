import type { MyDatabase } from '#db/my-database.ts'
import { getCountryCurrency } from '#domain/money/country-currency.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { getViewerCountry } from '#domain/player/viewer-country.ts'

/** The currency of a visitor without a wallet: that of the country. */
export async function readVisitorCurrency(db: MyDatabase): Promise<Currency> {
  const geo = await db.facts.get('geo')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return getCountryCurrency(getViewerCountry(timeZone, geo?.id === 'geo' ? geo.country : null))
}
