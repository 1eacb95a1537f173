import { useState } from 'react'
import { getCountryCurrency } from '#domain/money/country-currency.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { getViewerCountry } from '#domain/player/viewer-country.ts'
import { getTimeZone } from '../browser/time-zone.ts'
import { useAppState, useViewer } from './queries.ts'

/** The country of the visitor (ISO code); null while it is unknown. */
export function useViewerCountry(): string | null {
  const located = useAppState('geo')?.country
  // Read once for each place, as the first time takes a phone some 60 ms.
  const [zone] = useState(() => getTimeZone())
  return getViewerCountry(zone, located)
}

/** The currency in which amounts are shown to the visitor: the wallet's, or that of the country. */
export function useViewerCurrency(): Currency {
  const country = useViewerCountry()
  return useViewer()?.wallet?.currency ?? getCountryCurrency(country)
}
