import { isInRegions } from '../settings/regions.ts'

/** What a visitor may allow besides what is necessary. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Version of the consent text: a visitor who chose under another version is asked again. */
export const CONSENT_TEXT = 1

export type ConsentChoice = Consent & { textVersion: number }

type Visit = {
  choice: ConsentChoice | null
  /** ISO country of the visitor; null while it is unknown. */
  country: string | null
  /** Countries in which visitors are asked (`VITE_CONSENT_REGIONS`). */
  regions: readonly string[]
  /** Global Privacy Control: the browser rejects tracking on behalf of the visitor. */
  isRejectedByBrowser: boolean
}

/**
 * What this visit allows, and whether the visitor has to be asked first. A choice under the current text decides, then
 * Global Privacy Control. Otherwise all is allowed, except in a region that asks first, or while the region is unknown
 * and some regions ask.
 */
export function getConsentOfChoice({
  choice,
  country,
  regions,
  isRejectedByBrowser,
}: Visit): Consent & { isAsked: boolean } {
  if (choice?.textVersion === CONSENT_TEXT) {
    const { statistics, marketing } = choice
    return { statistics, marketing, isAsked: false }
  }
  const isRegionKnown = country !== null || regions.includes('*')
  const asks = country === null ? regions.length > 0 : isInRegions(regions, country)
  const allowed = !asks && !isRejectedByBrowser
  return { statistics: allowed, marketing: allowed, isAsked: isRegionKnown && asks && !isRejectedByBrowser }
}
