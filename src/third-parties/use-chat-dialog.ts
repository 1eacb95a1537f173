import { type RefObject, useLayoutEffect } from 'react'
import { noteOpen } from '../ui/open-dialogs.ts'
import { giveBackFocus } from '../ui/use-modal.ts'

/**
 * Opens and closes a dialog that stays in the document: modal on a phone, where Back closes it, and beside the page on
 * a desktop. The frame inside is never reloaded.
 */
export function useChatDialog(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, isModal: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return undefined
    const before = document.activeElement
    if (isModal) dialog.showModal()
    else dialog.show()
    dialog.querySelector('h2')?.focus()
    const noteClosed = isModal ? noteOpen(dialog) : null
    return () => {
      noteClosed?.()
      const hadFocus = dialog.contains(document.activeElement)
      dialog.close()
      if (isModal || hadFocus) giveBackFocus(before)
    }
  }, [ref, isOpen, isModal])
}
