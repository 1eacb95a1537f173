/** Byte order mark: without it spreadsheets read the file in the system's encoding instead of UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * Spreadsheets run a text with such a first character as a formula when the file is opened; full-width ones as well.
 */
const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const QUOTED = /[",\r\n]|^\s|\s$/

/** A cell: `number` is a decimal that our code wrote; a string is untrusted text. */
export type CsvCell = string | { number: string }

/**
 * Writes one record in RFC 4180 format, with its line end. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front; our own numbers do not.
 */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`
}

function toField(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell
  return safe !== cell || QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
