import { createStore } from '../browser/create-store.ts'
import { type DialogStep, dialogStep, stepAddress } from './dialog-steps.ts'

/**
 * The open dialogs, topmost last. Everything outside of the topmost one is inert, so live regions are rendered into it.
 */
const open = createStore<readonly HTMLDialogElement[]>([])
export const subscribeDialogs = open.subscribe

/** Registers a dialog as open; call the returned function when it closes. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog])
  takeDialogStep(open.get().length)
  return () => open.set(open.get().filter((other) => other !== dialog))
}

export function uppermostDialog(): HTMLDialogElement | null {
  return open.get().at(-1) ?? null
}

type HistoryEntry = { step: DialogStep | null; address: string }

/** The history entry before the browser went back or forward. */
let left = currentEntry()
for (const move of ['pushState', 'replaceState', 'hashchange']) window.addEventListener(move, note)
// In the capture phase, before other listeners of the page.
window.addEventListener('popstate', leaveStep, { capture: true })

/**
 * Back closes the topmost dialog, as Escape does, as it has only left the dialog's entry. An entry whose dialog was
 * closed otherwise is skipped in both directions. It is not removed when the dialog closes: `history.back()` is
 * asynchronous and could undo a navigation that follows.
 */
function leaveStep(): void {
  const { step, address } = left
  const here = currentEntry()
  const uncovered = open
    .get()
    .slice(here.step?.dialogs ?? 0)
    .toReversed()
  const isBeneath = step !== null && step.dialogs > (here.step?.dialogs ?? 0) && step.over === here.address
  // While the dialog was open, the page's own address was replaced in its entry: a filter, a language.
  if (isBeneath && address !== here.address) history.replaceState(history.state, '', address)
  note()
  for (const dialog of uncovered) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  const isPassed = here.step !== null && here.step.dialogs > Math.max(open.get().length, step?.dialogs ?? 0)
  if (isPassed && here.step?.over === address) history.forward()
  if (!isBeneath) return
  if (uncovered.length === 0) {
    history.scrollRestoration = 'auto'
    history.back()
  } else {
    // After the browser has skipped the scroll restoration.
    setTimeout(() => (history.scrollRestoration = 'auto'))
  }
}

function note(): void {
  left = currentEntry()
}

function currentEntry(): HistoryEntry {
  return { step: dialogStep(), address: stepAddress() }
}

/** Pushes an entry for the topmost dialog, unless a dialog that was closed without Back has left one. */
function takeDialogStep(dialogs: number): void {
  if ((dialogStep()?.dialogs ?? 0) >= dialogs) return
  const step: DialogStep = { dialogs, over: stepAddress() }
  // Only for the entry below: returning to it must not restore an old scroll position.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, ...step }, '')
  history.scrollRestoration = 'auto'
}
