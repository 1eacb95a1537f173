/** A longer wait is no wait that anyone means. */
const LONGEST_MS = 366 * 86_400_000

/** The wait that a reply asks for, ms: in seconds or until a date of the server's clock; null if it says none. */
export function readRetryAfter(headers: Pick<Headers, 'get'>): number | null {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text.trim())
    ? Number(text) * 1_000
    : Date.parse(text) - Date.parse(headers.get('date') ?? new Date().toUTCString())
  return ms >= 0 && ms <= LONGEST_MS ? ms : null
}
