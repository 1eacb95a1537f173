import type { Context } from '../../core/context.ts'
import { consentRegions } from '#domain/settings/configuration.ts'
import { type Consent, getConsentOfChoice } from '#domain/privacy/consent.ts'

/** What this visitor allows besides necessary data; null while the region or the visitor's choice is not known. */
export async function getConsent({ db, page }: Pick<Context, 'db' | 'page'>): Promise<Consent | null> {
  const [choice, geo] = await Promise.all([db.facts.get('consent'), db.facts.get('geo')])
  const country = geo?.id === 'geo' ? geo.country : null
  const { isAsked, ...consent } = getConsentOfChoice({
    choice: choice?.id === 'consent' ? choice : null,
    country,
    regions: consentRegions,
    isRejectedByBrowser: page.facts.hasTrackingOptOut,
  })
  const isRegionAwaited = choice === undefined && country === null && consentRegions.length > 0
  return isAsked || isRegionAwaited ? null : consent
}
