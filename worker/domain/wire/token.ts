const LENGTH_LIMIT = 4_096

/**
 * Whether a text can be a bearer token: at most 4,096 characters of visible ASCII, which headers and cookies can carry.
 */
export function isToken(text: string): boolean {
  return text.length <= LENGTH_LIMIT && /^[\x21-\x7e]+$/.test(text)
}
