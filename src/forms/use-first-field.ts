import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus to the first field that is still empty when a form's dialog opens. Not where a keyboard would jump
 * onto the screen before the form has been read, and not on a page, which is read from its top.
 */
export function useFirstField(ref: RefObject<HTMLElement | null>): void {
  // A layout effect of whoever renders the dialog: by then the dialog has opened, nothing is painted yet.
  useLayoutEffect(() => {
    if (!ref.current?.closest('dialog')) return
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const fields = ref.current.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [hidden])')
    const first = [...fields].find(({ value }) => value === '') ?? fields[0]
    first?.focus()
  }, [ref])
}
