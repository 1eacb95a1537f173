import { type RefObject, useLayoutEffect } from 'react'

/**
 * Focuses the first empty field when a form's dialog opens. Not on touch devices, where the keyboard would cover the
 * form before it is read, and not on pages, which are read from the top.
 */
export function useFirstField(ref: RefObject<HTMLElement | null> | null): void {
  // A layout effect of the component that renders the dialog: by then the dialog is open, but nothing is painted yet.
  useLayoutEffect(() => {
    if (!ref?.current?.closest('dialog')) return
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const fields = ref.current.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [hidden])')
    const first = [...fields].find(({ value }) => value === '') ?? fields[0]
    first?.focus()
  }, [ref])
}
