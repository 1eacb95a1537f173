import { createZoneClock, getOffset } from '#domain/account/zone-clock.ts'

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
  const { year, month, day } = createZoneClock(zone)(at)
  return `${year}-${month}-${day}`
}

/** The day `count` days later; negative is earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The timestamp, ms, at which a day starts in the time zone `zone`. */
export function startOfDay(day: string, zone: string): number {
  const wanted = Date.parse(day)
  const readClock = createZoneClock(zone)
  // The second pass corrects the offset if the first guess crossed a daylight-saving change.
  const guess = wanted - getOffset(readClock, wanted)
  return wanted - getOffset(readClock, guess)
}
