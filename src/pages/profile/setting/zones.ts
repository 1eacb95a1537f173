import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { getZoneCity } from './get-zone-city.ts'

/** The IANA names of all time zones known to this browser. Always includes `chosen`, even if it is an alias. */
export function getZoneNames(chosen: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
}

/** Writes a zone as text: "Almaty, UTC+5". The offset defaults to the current one. */
export function useFormatZone(): (zone: string, offset?: string) => string {
  const intl = useIntl()
  return useCallback((zone, offset) => formatZone(zone, getZoneCity(intl, zone), offset), [intl])
}

/** A zone by its city and offset; UTC, which has neither, by its name alone. */
export function formatZone(zone: string, city: string, offset = getZoneOffset(zone, Date.now())): string {
  return offset === '' || zone === 'UTC' ? city : `${city}, ${offset}`
}

/** The UTC offset of a zone at a timestamp (ms) as text: "UTC+5", "UTC-3:30". */
export function getZoneOffset(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}
