import type { Locale } from '../languages/locales.ts'
import { SPEAKERS } from '../languages/speakers.ts'

/** Byte order mark: without it spreadsheets read the file in the system's encoding instead of UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * Spreadsheets run a text with such a first character as a formula when the file is opened; full-width ones as well.
 */
const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const QUOTED = /[",;\r\n]|^\s|\s$/

/** How spreadsheets of a language separate cells and write decimals. */
export type CsvStyle = { separator: ',' | ';'; decimalMark: '.' | ',' }

const WITH_POINTS: CsvStyle = { separator: ',', decimalMark: '.' }
const WITH_COMMAS: CsvStyle = { separator: ';', decimalMark: ',' }

/** The style in which a spreadsheet of this language opens a file in columns. */
export function getCsvStyle(locale: Locale): CsvStyle {
  return SPEAKERS[locale].decimalMark === '.' ? WITH_POINTS : WITH_COMMAS
}

/** A cell: `number` is a decimal that our code wrote; a string is untrusted text. */
export type CsvCell = string | { number: string }

/**
 * Writes one record in RFC 4180 format, but for the marks of the style, with its line end. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front; our own numbers do not.
 */
export function toCsvLine(cells: readonly CsvCell[], style: CsvStyle): string {
  return `${cells.map((cell) => toField(cell, style)).join(style.separator)}\r\n`
}

function toField(cell: CsvCell, { decimalMark }: CsvStyle): string {
  if (typeof cell !== 'string') return cell.number.replace('.', decimalMark)
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell
  return safe !== cell || QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
