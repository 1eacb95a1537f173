/** A time zone's name from outside, null where this browser knows none of that name: formatting by it would throw. */
export function toKnownTimeZone(name: string | null): string | null {
  if (name === null) return null
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}
