/**
 * An open dialog has a history entry of its own, so that Back closes the dialog and does not leave the page. The
 * entry's state holds how many dialogs are open and the address below them.
 */
export type DialogStep = { dialogs: number; over: string }

/** The dialog's entry that is current, even if the dialog is closed; null for a page's own entry. */
export function dialogStep(): DialogStep | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('dialogs' in state) || !('over' in state)) return null
  const { dialogs, over } = state
  return typeof dialogs === 'number' && typeof over === 'string' ? { dialogs, over } : null
}

export function stepAddress(): string {
  return location.pathname + location.search + location.hash
}
