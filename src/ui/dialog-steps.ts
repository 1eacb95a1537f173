/**
 * An open dialog stands on a step of the history of its own, so that Back has something to leave that is not the page.
 * The step's state says how many dialogs deep it lies, and over which address.
 */
export type DialogStep = { dialogs: number; over: string }

/** The dialog's step on which the history stands, be the dialog open still or not; null on a page's own. */
export function dialogStep(): DialogStep | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('dialogs' in state) || !('over' in state)) return null
  const { dialogs, over } = state
  return typeof dialogs === 'number' && typeof over === 'string' ? { dialogs, over } : null
}

export function stepAddress(): string {
  return location.pathname + location.search + location.hash
}

/** Takes the step of the dialog that is now the uppermost, unless one that closed otherwise has left it standing. */
export function takeDialogStep(dialogs: number): void {
  if ((dialogStep()?.dialogs ?? 0) >= dialogs) return
  const step: DialogStep = { dialogs, over: stepAddress() }
  // The entry beneath is left for this one alone: coming back to it must not pull the page to where it stood then.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, ...step }, '')
  history.scrollRestoration = 'auto'
}
