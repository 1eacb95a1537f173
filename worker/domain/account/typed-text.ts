/** What nobody sees: marks of direction, joiners, soft hyphens, byte order marks, fillers and control characters. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu
const SPACES = /\s+/gu
/** Dashes of every length, and the minus of mathematics, which is no dash to Unicode. */
const DASHES = /[\p{Pd}\u2212]/gu
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu
/** The ASCII characters as East Asian keyboards write them, each as wide as an ideograph. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu
const FULL_WIDTH_OFFSET = 0xfee0
const DIGIT = /\p{Nd}/u

/**
 * What a typed or pasted text says. Every such text goes through here before it is parsed, compared, looked up or sent;
 * a field itself always shows what was typed. Invisible characters and outer white space go; white space inside becomes
 * single spaces; dashes, the digits of any script and full-width characters become ASCII. Not for passwords, of which
 * every character counts.
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

/** The ASCII digits of a text, in their order, whatever script they are written in. */
export function toDigits(text: string): string {
  return cleanTyped(text).replace(/[^0-9]/g, '')
}

/** Unicode keeps the ten digits of a script together and in order: the distance from the first one tells the value. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (DIGIT.test(String.fromCodePoint(code - distance - 1))) distance += 1
  return String(distance % 10)
}
