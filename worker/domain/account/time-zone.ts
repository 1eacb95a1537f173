/** Checks a time zone name from outside; null if this browser does not know it, since Intl would throw. */
export function toKnownTimeZone(name: string | null): string | null {
  if (name === null) return null
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}
