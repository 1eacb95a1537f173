/** Local date and time of a time zone, as digits of fixed width. */
export type ClockReading = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

/**
 * Returns a function that gives a zone's local time at a timestamp (ms). Create it once for many timestamps, since the
 * formatter is expensive. Throws RangeError for a zone that the browser does not know.
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
      if (type in clock) clock[type as keyof ClockReading] = value // `in` has checked the key
    }
    return clock
  }
}

/** The offset of a zone's local time from UTC at a timestamp (ms), ms. */
export function getOffset(readClock: (at: number) => ClockReading, at: number): number {
  const { year, month, day, hour, minute, second } = readClock(at)
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return shown - Math.floor(at / 1_000) * 1_000
}

/** Returns a function that formats a timestamp (ms) as ISO 8601 in the zone's local time: 2026-11-21T18:30:05+05:00. */
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
