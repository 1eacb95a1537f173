import { hasTrackingOptOut } from '../browser/privacy-control.ts'
import { consentRegions } from '#domain/settings/configuration.ts'
import { getConsentOfChoice } from '#domain/privacy/consent.ts'
import { useAppState } from './queries.ts'

/**
 * What this visitor allows beyond the necessary, and whether to ask; undefined until the choice and the country are
 * known.
 */
export function useConsent() {
  const [choice, geo] = [useAppState('consent'), useAppState('geo')]
  if (choice === undefined || geo === undefined) return undefined
  const country = geo?.country ?? null
  return getConsentOfChoice({ choice, country, regions: consentRegions, isRejectedByBrowser: hasTrackingOptOut() })
}
