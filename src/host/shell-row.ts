import { SHELL_ROW_KEY, type ShellRow } from '../../worker/db/shell-row.ts'

/** Keeps what the next first paint shows; null drops it. Without storage the next visit begins with the skeleton. */
export function keepShellRow(row: ShellRow | null): void {
  try {
    if (row) localStorage.setItem(SHELL_ROW_KEY, JSON.stringify(row))
    else localStorage.removeItem(SHELL_ROW_KEY)
  } catch {
    // Storage is full or refused: an older row must not outlive what it tells of.
    dropShellRow()
  }
}

function dropShellRow(): void {
  try {
    localStorage.removeItem(SHELL_ROW_KEY)
  } catch {
    // There is no storage, and so no row.
  }
}
