import { type DialogStep, dialogStep, stepAddress, takeDialogStep } from './dialog-steps.ts'

/** The dialogs that are open, the uppermost last. All outside of it is inert, so what must be heard goes into it. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Names a dialog as open; what comes back names it as closed. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  takeDialogStep(open.length)
  return () => change(open.filter((other) => other !== dialog))
}

export function uppermostDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

type Standing = { step: DialogStep | null; address: string }

/** Where the history stood before the browser went back or forth. */
let left = standing()
for (const move of ['pushState', 'replaceState', 'hashchange']) window.addEventListener(move, note)
// Before the page hears of it.
window.addEventListener('popstate', leaveStep, { capture: true })

/**
 * Back closes the uppermost dialog, as Escape does: it has only left the step that the dialog took. A step whose dialog
 * was closed otherwise is passed over, both ways; it is not taken back at once, as that comes later than the call and
 * could undo a move to another page.
 */
function leaveStep(): void {
  const { step, address } = left
  const here = standing()
  const uncovered = open.slice(here.step?.dialogs ?? 0).toReversed()
  const isBeneath = step !== null && step.dialogs > (here.step?.dialogs ?? 0) && step.over === here.address
  // What was replaced above it was the page's own address: a filter, a language.
  if (isBeneath && address !== here.address) history.replaceState(history.state, '', address)
  note()
  for (const dialog of uncovered) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  const isPassed = here.step !== null && here.step.dialogs > Math.max(open.length, step?.dialogs ?? 0)
  if (isPassed && here.step?.over === address) history.forward()
  if (!isBeneath) return
  if (uncovered.length === 0) {
    history.scrollRestoration = 'auto'
    history.back()
  } else {
    // Once the browser has restored nothing.
    setTimeout(() => (history.scrollRestoration = 'auto'))
  }
}

function note(): void {
  left = standing()
}

function standing(): Standing {
  return { step: dialogStep(), address: stepAddress() }
}
