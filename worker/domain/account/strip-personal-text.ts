/** In a text: an address, a number that can be called or charged, a token. */
const PERSONAL_TEXT = /[^\s:,]+@[^\s,]+|\+?\d[\d\s().-]{6,}\d|[\w.-]{32,}/g

/** A text without what may tell who the player is. */
export function impersonalText(text: string): string {
  return text.replace(PERSONAL_TEXT, '…')
}
