import { useAtomValue } from 'jotai'
import { getMinAge } from '#domain/player/min-age.ts'
import { getPhoneCountry } from '#domain/player/phone.ts'
import { useAppState, useViewer } from '../data/queries.ts'
import { useViewerCountry } from '../data/use-viewer-country.ts'
import { entryDraftAtom } from '../forms/login-draft.ts'

/**
 * The minimum age, the same wherever it is shown: the highest of the countries of the address, the device, the account,
 * its phone number, and the number that a guest types.
 */
export function useMinAge(): number {
  const located = useAppState('geo')?.country ?? null
  const typed = useAtomValue(entryDraftAtom).phone?.country ?? null
  const { phone = null, region = null } = useViewer()?.player ?? {}
  return getMinAge([located, useViewerCountry(), typed, getPhoneCountry(phone), region])
}
