/** Fields whose texts identify a player or give access to something. */
const PERSONAL =
  /(^|[._-])(e-?mail|phone\w*|name|nick\w*|token|\w*_token|ip|device|address|wallet|card\w*|to|login|password|secret|code|image|url|sso|key)($|[._-])/i
/** Addresses and numbers in any other field. */
const LOOKS_PERSONAL = /@|\d{6,}|^eyJ|^https?:/
const MOST = 40

/** A value for the report, shortened and without personal data: reports are passed on. */
export function describeValue(path: string, value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') {
    const names = Object.keys(value)
    return `an object with ${names.slice(0, 5).join(', ') || 'nothing'}${names.length > 5 ? ', …' : ''}`
  }
  const text = String(value)
  const type = typeof value
  if (PERSONAL.test(path) || LOOKS_PERSONAL.test(text)) return `a ${type} of ${text.length} characters (masked)`
  const shown = text.length > MOST ? `${text.slice(0, MOST)}…` : text
  return type === 'string' ? JSON.stringify(shown) : `the ${type} ${shown}`
}
