/** The IANA names of all time zones that this browser knows, by city, with `own` among them whatever it is called. */
export function zoneNames(own: string): readonly string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])
  return [...zones].toSorted((a, b) => cityOf(a).localeCompare(cityOf(b), 'en'))
}

/** The city that a zone is named for: "America/New_York" by "New York". */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** A zone as players read it: "Almaty, UTC+5", its offset that of now where no other is given. */
export function zoneText(zone: string, offset = getZoneOffset(zone, Date.now())): string {
  const city = cityOf(zone)
  return offset === '' || city === 'UTC' ? city : `${city}, ${offset}`
}

/** How far a zone's clock is from UTC at a moment, as people write it: "UTC+5", "UTC-3:30". */
export function getZoneOffset(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}
