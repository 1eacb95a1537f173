import { toTimeZone } from '#domain/time/time-zone.ts'

/** The IANA time zone of the profile, or the device's where it has none. Call it late: it takes a phone some 60 ms. */
export function getTimeZone(profileZone?: string | null): string {
  return toTimeZone(profileZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
}
