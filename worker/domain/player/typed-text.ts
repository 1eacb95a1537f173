/** Invisible characters: direction marks, joiners, soft hyphens, byte order marks, fillers and control characters. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu
const SPACES = /\s+/gu
/** All dashes, and the mathematical minus, which Unicode does not count as a dash. */
const DASHES = /[\p{Pd}\u2212]/gu
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu
/** ASCII characters in full width, as East Asian keyboards type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu
const FULL_WIDTH_OFFSET = 0xfee0
const DIGIT = /\p{Nd}/u

/**
 * Normalizes typed or pasted text before it is parsed, compared, looked up or sent; the field itself keeps showing what
 * was typed. Removes invisible characters and outer white space, collapses inner white space to single spaces, and
 * turns dashes, digits of any script and full-width characters into ASCII. Not for passwords: there every character
 * counts.
 */
export function cleanTyped(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(FOREIGN_DIGITS, plainDigit)
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .normalize('NFC')
    .trim()
}

/** All digits of a text as ASCII, whatever script they are in; other characters are dropped. */
export function toDigits(text: string): string {
  return cleanTyped(text).replace(/[^0-9]/g, '')
}

/** Unicode stores the ten digits of a script in order, so a digit's value is its distance from the first one. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (DIGIT.test(String.fromCodePoint(code - distance - 1))) distance += 1
  return String(distance % 10)
}
