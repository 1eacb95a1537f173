const KAZAKH_ZONES = /^Asia\/(Almaty|Aqtau|Aqtobe|Atyrau|Oral|Qostanay|Qyzylorda)$/

/**
 * The country of a visitor (ISO code), for everything that depends on one: age, currency, phone number. A device with a
 * time zone (IANA) of Kazakhstan is there; any other where the operator locates its address. null if that is unknown.
 */
export function getViewerCountry(timeZone: string, located: string | null | undefined): string | null {
  return KAZAKH_ZONES.test(timeZone) ? 'KZ' : (located?.toUpperCase() ?? null)
}
