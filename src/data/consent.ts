import { refusesTracking } from '../browser/privacy-control.ts'
import { consentRegions } from '../../worker/domain/settings/configuration.ts'
import { getConsentOfChoice } from '../../worker/domain/account/consent.ts'
import { useAppState } from './queries.ts'

/** What this visit allows beside what is necessary, and whether the visitor is to be asked; undefined until it is known. */
export function useConsent() {
  const [choice, geo] = [useAppState('consent'), useAppState('geo')]
  if (choice === undefined || geo === undefined) return undefined
  const country = geo?.country ?? null
  return getConsentOfChoice({ choice, country, regions: consentRegions, isRefusedByBrowser: refusesTracking() })
}
