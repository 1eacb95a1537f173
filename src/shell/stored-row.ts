import { SHELL_ROW_KEY, type ShellRow } from '../../worker/db/shell-row.ts'

/** Reads what the last visit left for this first paint; null where there is none, or no storage at all. */
export function readStoredRow(): ShellRow | null {
  try {
    // Only our own page writes under this key; what does not fit fails below and leaves the skeleton as it is.
    return JSON.parse(localStorage.getItem(SHELL_ROW_KEY) ?? 'null') as ShellRow | null
  } catch {
    return null
  }
}
