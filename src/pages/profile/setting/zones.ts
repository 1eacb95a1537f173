/** The IANA names of all time zones that this browser knows, in order, with `own` among them whatever it is called. */
export function zoneNames(own: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted()
}

/** How far a zone's clock is from UTC at a moment, as people write it: "UTC+5", "UTC-3:30". */
export function zoneOffset(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}
