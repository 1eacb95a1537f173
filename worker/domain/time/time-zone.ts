/** Whether this browser knows a time zone by name; Intl throws for one that it does not. */
export function isKnownTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A time zone name from the device or the profile as one that Intl accepts: UTC instead of an unknown one. */
export function toTimeZone(name: string | undefined): string {
  return name !== undefined && isKnownTimeZone(name) ? name : 'UTC'
}
