/**
 * The IANA names of all time zones known to this browser, sorted by city. Always includes `own`, even if it is an
 * alias.
 */
export function zoneNames(own: string): readonly string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])
  return [...zones].toSorted((a, b) => cityOf(a).localeCompare(cityOf(b), 'en'))
}

/** The city of a zone: "New York" for "America/New_York". */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** A zone as text: "Almaty, UTC+5". The offset defaults to the current one. */
export function zoneText(zone: string, offset = getZoneOffset(zone, Date.now())): string {
  const city = cityOf(zone)
  return offset === '' || city === 'UTC' ? city : `${city}, ${offset}`
}

/** The UTC offset of a zone at a timestamp as text: "UTC+5", "UTC-3:30". */
export function getZoneOffset(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}
