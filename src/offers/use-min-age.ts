import { getMinAge } from '#domain/player/min-age.ts'
import { useAppState } from '../data/queries.ts'

/** The minimum age where the visitor is; with the country of a phone number, the higher of both. */
export function useMinAge(phoneCountry: string | null = null): number {
  return getMinAge([useAppState('geo')?.country ?? null, phoneCountry])
}
