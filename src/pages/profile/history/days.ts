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
export function dayOf(at: number, zone: string): string {
  const { year, month, day } = clockOf(at, zone)
  return `${year}-${month}-${day}`
}

/** `count` days later; negative is earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The moment, ms, at which a day begins on the clock of `zone`. */
export function startOfDay(day: string, zone: string): number {
  const wanted = Date.parse(day)
  // The second guess is right where the first has crossed a change of the clock.
  const guess = wanted - offsetAt(wanted, zone)
  return wanted - offsetAt(guess, zone)
}

/** How far a zone's clock is ahead of UTC at a moment, ms. */
function offsetAt(at: number, zone: string): number {
  const { year, month, day, hour, minute, second } = clockOf(at, zone)
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return shown - Math.floor(at / 1_000) * 1_000
}

type Clock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

function clockOf(at: number, zone: string): Clock {
  const two = '2-digit'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
  })
  const clock: Clock = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
  for (const { type, value } of format.formatToParts(at)) {
    if (type in clock) clock[type as keyof Clock] = value // just found to be one of its names
  }
  return clock
}
