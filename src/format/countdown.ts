const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * A countdown of seconds, "0:41" or "1:05:09", the same in every language; `hasHours` also writes none. Its first
 * figure has no leading zero, while a time of day has one ("00:41").
 */
export function formatCountdown(seconds: number, hasHours: boolean = seconds >= HOUR_S): string {
  const minutes = (seconds % HOUR_S) / MINUTE_S
  const rest = twoDigits(seconds % MINUTE_S)
  if (!hasHours) return `${Math.floor(minutes)}:${rest}`
  return `${Math.floor(seconds / HOUR_S)}:${twoDigits(minutes)}:${rest}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
