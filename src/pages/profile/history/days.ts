import { type ClockReading, createZoneClock, getOffset } from '#domain/time/zone-clock.ts'

/** Days as date fields write them, "2026-11-21", and the timestamps at which they start in a time zone. */

const DAY_MS = 86_400_000
const FORM = /^\d{4}-\d{2}-\d{2}$/
/** Excludes the intermediate values while a year is being typed, such as the year 2. */
const FIRST_DAY = '2000-01-01'

/** Whether a text is a day that can be requested. */
export function isDay(text: string): boolean {
  return FORM.test(text) && text >= FIRST_DAY && !Number.isNaN(Date.parse(text))
}

/** The day of a timestamp in the time zone `zone`. */
export function toDay(at: number, zone: string): string {
  return writeDay(createZoneClock(zone)(at))
}

/** The day `count` days later; negative is earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The timestamp, ms, at which a day starts in the time zone `zone`: at 01:00 where the clock goes forward at midnight,
 * and at the first of two midnights where it goes back after one.
 */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(day)
  const readClock = createZoneClock(zone)
  // Midnight by the offsets before and after a change of the clock around it; on other days both are the same.
  const before = midnight - getOffset(readClock, midnight - DAY_MS)
  const after = midnight - getOffset(readClock, midnight + DAY_MS)
  const earlier = Math.min(before, after)
  return writeDay(readClock(earlier)) >= day ? earlier : Math.max(before, after)
}

function writeDay({ year, month, day }: ClockReading): string {
  return `${year}-${month}-${day}`
}
