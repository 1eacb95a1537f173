import { type RefObject, useLayoutEffect } from 'react'
import { noteOpen } from './open-dialogs.ts'

/** Shows a dialog above the page for as long as it is rendered; then the focus goes back to where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // Before the paint, and closed while still in the document: the next dialog finds the focus where this one found it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const before = document.activeElement
    dialog.showModal()
    // Its first control is the way out: whoever presses Enter at once is not to close it unread.
    dialog.querySelector('h2')?.focus()
    const closed = noteOpen(dialog)
    return () => {
      closed()
      dialog.close()
      giveBackFocus(before)
    }
  }, [ref])
}

/** To what had it; where that is gone or hidden, to the page's content rather than to nowhere. */
export function giveBackFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  if (document.activeElement === before && before !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
