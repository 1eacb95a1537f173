/** When the break or the exclusion that a rejection names ends, ms; null if its fields do not say (`until`, ISO 8601). */
export function getUntil(fields: { [name: string]: readonly string[] } | undefined): number | null {
  const until = Date.parse(fields?.['until']?.[0] ?? '')
  return Number.isNaN(until) ? null : until
}
