export const HOUR_MS = 3_600_000

/** How long a break may last. */
export const BREAK_LENGTHS = [
  { id: 'day', hours: 24 },
  { id: 'week', hours: 7 * 24 },
  { id: 'month', hours: 30 * 24 },
  { id: 'sixWeeks', hours: 42 * 24 },
] as const
