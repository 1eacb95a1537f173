import { type RefObject, useLayoutEffect } from 'react'
import { noteOpen } from './open-dialogs.ts'

/** Shows a dialog above the page while it is mounted; afterwards the focus returns. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // Before the paint; and the cleanup closes the dialog while it is still in the document, so that the next dialog
  // finds the same element focused as this one did.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const before = document.activeElement
    dialog.showModal()
    // The first control is the close button: an Enter pressed at once must not close an unread dialog.
    dialog.querySelector('h2')?.focus()
    const closed = noteOpen(dialog)
    return () => {
      closed()
      dialog.close()
      giveBackFocus(before)
    }
  }, [ref])
}

/** Returns the focus; when the element is gone or hidden, to the page's content instead of the body. */
export function giveBackFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  if (document.activeElement === before && before !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
