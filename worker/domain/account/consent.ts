import { isInRegions } from './regions.ts'

/** What a visitor may allow beside what is necessary. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Of the text that a visitor has said yes or no to: who chose by another one is asked anew. */
export const CONSENT_TEXT = 1

export type ConsentChoice = Consent & { textVersion: number }

type Visit = {
  choice: ConsentChoice | null
  /** ISO country of the visitor; null while nobody has said. */
  country: string | null
  /** Countries in which a visitor is asked (`VITE_CONSENT_REGIONS`). */
  regions: readonly string[]
  /** Global Privacy Control: the browser says no for its visitor. */
  isRefusedByBrowser: boolean
}

/**
 * What this visit allows, and whether the visitor has to be asked first. A choice by this text counts; else the browser's
 * no does; else nothing is allowed where the region asks, nor while the region is not known and some do.
 */
export function getConsentOfChoice({
  choice,
  country,
  regions,
  isRefusedByBrowser,
}: Visit): Consent & { isAsked: boolean } {
  if (choice?.textVersion === CONSENT_TEXT) {
    const { statistics, marketing } = choice
    return { statistics, marketing, isAsked: false }
  }
  const isRegionKnown = country !== null || regions.includes('*')
  const asks = country === null ? regions.length > 0 : isInRegions(regions, country)
  const allowed = !asks && !isRefusedByBrowser
  return { statistics: allowed, marketing: allowed, isAsked: isRegionKnown && asks && !isRefusedByBrowser }
}
