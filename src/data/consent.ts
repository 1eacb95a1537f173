import { refusesTracking } from '../browser/privacy-control.ts'
import { consentRegions } from '../../worker/domain/settings/configuration.ts'
import { consentOf } from '../../worker/domain/account/consent.ts'
import { useFact } from './queries.ts'

/** What this visit allows beside what is necessary, and whether the visitor is to be asked; undefined until it is known. */
export function useConsent() {
  const [choice, geo] = [useFact('consent'), useFact('geo')]
  if (choice === undefined || geo === undefined) return undefined
  const country = geo?.country ?? null
  return consentOf({ choice, country, regions: consentRegions, isRefusedByBrowser: refusesTracking() })
}
