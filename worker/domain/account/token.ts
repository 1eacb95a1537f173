const LENGTH_LIMIT = 4_096

/** Whether a text can be a bearer token: visible ASCII, which every header and cookie can carry, and bounded. */
export function isToken(text: string): boolean {
  return text.length <= LENGTH_LIMIT && /^[\x21-\x7e]+$/.test(text)
}
