import { createZoneClock, getOffset } from '../../../../worker/domain/account/zone-clock.ts'

/** Days as a calendar and a date field write them, "2026-11-21", and the moments at which they begin somewhere. */

const DAY_MS = 86_400_000
const FORM = /^\d{4}-\d{2}-\d{2}$/
/** A year that is being typed passes through these: nobody's history begins in the year 2. */
const FIRST_DAY = '2000-01-01'

/** Whether a text is a day that may be asked for. */
export function isDay(text: string): boolean {
  return FORM.test(text) && text >= FIRST_DAY && !Number.isNaN(Date.parse(text))
}

/** The day on the clock of `zone` at a moment. */
export function toDay(at: number, zone: string): string {
  const { year, month, day } = createZoneClock(zone)(at)
  return `${year}-${month}-${day}`
}

/** `count` days later; negative is earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The moment, ms, at which a day begins on the clock of `zone`. */
export function startOfDay(day: string, zone: string): number {
  const wanted = Date.parse(day)
  const readClock = createZoneClock(zone)
  // The second guess is right where the first has crossed a change of the clock.
  const guess = wanted - getOffset(readClock, wanted)
  return wanted - getOffset(readClock, guess)
}
