/** What a clock on the wall of a time zone shows, digits of fixed width. */
export type ClockReading = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

/**
 * Makes a function that reads a zone's clock at a moment (ms). Make it once for many moments: the formatter is what
 * costs. Throws RangeError for a zone that the browser does not know.
 */
export function createZoneClock(zone: string): (at: number) => ClockReading {
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
  return (at) => {
    const clock: ClockReading = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
    for (const { type, value } of format.formatToParts(at)) {
      if (type in clock) clock[type as keyof ClockReading] = value // just found to be one of its names
    }
    return clock
  }
}

/** How far a clock is ahead of UTC at a moment, ms. */
export function getOffset(readClock: (at: number) => ClockReading, at: number): number {
  const { year, month, day, hour, minute, second } = readClock(at)
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return shown - Math.floor(at / 1_000) * 1_000
}

/** Makes a function that writes a moment (ms) as ISO 8601 on a zone's clock, to the second: 2026-11-21T18:30:05+05:00. */
export function createIsoFormat(zone: string): (at: number) => string {
  const readClock = createZoneClock(zone)
  return (at) => {
    const { year, month, day, hour, minute, second } = readClock(at)
    const offset = Math.round(getOffset(readClock, at) / 60_000)
    const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
    const ahead = `${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${ahead}`
  }
}
