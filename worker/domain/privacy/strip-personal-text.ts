/** An email address, a phone or card number, or a token of 32 characters or more. */
const PERSONAL_TEXT = /[^\s:,]+@[^\s,]+|\+?\d[\d\s().-]{6,}\d|[\w.-]{32,}/g

/** Replaces what may identify the player (`PERSONAL_TEXT`) with "…". */
export function impersonalText(text: string): string {
  return text.replace(PERSONAL_TEXT, '…')
}
