/** Lets spreadsheets read the file as UTF-8; without it they take the system's own encoding. */
export const CSV_START = '\uFEFF'

/** A text that begins so is a formula to a spreadsheet, also in full width, and runs when the file is opened. */
const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const QUOTED = /[",\r\n]|^\s|\s$/

/** A cell: a number as a decimal text that is ours (`number`), or a text of anybody's. */
export type CsvCell = string | { number: string }

/**
 * Writes one record as RFC 4180 has it, with its line end. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it; our own numbers do not.
 */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`
}

function toField(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell
  return safe !== cell || QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
