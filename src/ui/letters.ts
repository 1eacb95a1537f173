import type { CSSProperties } from 'react'

/**
 * How many letters a text has, as the property `--letters`, from which the styles of an amount compute letters that
 * leave it in one line: twelve digits never break.
 */
export function letters(text: string): CSSProperties {
  // CSSProperties has no custom properties.
  return { '--letters': text.length } as CSSProperties
}
