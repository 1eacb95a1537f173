const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * Rounds the time left of a break, in seconds, up to the unit in which it is shown: days from two on, then hours, then
 * minutes. Clocks differ by seconds, so a minute less is counted: a break of a day does not begin with 25 hours.
 */
export function roundTimeLeft(seconds: number): number {
  const rest = seconds - MINUTE_S
  const unit = rest > 2 * DAY_S ? DAY_S : rest > HOUR_S ? HOUR_S : MINUTE_S
  return Math.max(MINUTE_S, Math.ceil(rest / unit) * unit)
}
