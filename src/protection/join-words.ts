/** A date that stays in one line where it fits: with spaces that do not break. */
export function joinWords(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
