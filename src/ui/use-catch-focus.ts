import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Catches the focus that would fall to nowhere as what had it is gone: it goes to `to`, or else to the page's content.
 * Its handlers belong on what contains all that may go; the component that calls it must be drawn anew with that.
 */
export function useCatchFocus(to?: RefObject<HTMLElement | null>) {
  const had = useRef<Element | null>(null)
  useEffect(() => {
    if (!had.current || had.current.isConnected) return
    had.current = null
    const nowhere = document.activeElement === null || document.activeElement === document.body
    if (nowhere) (to?.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      had.current = target
    },
    // Without another element that takes it, it may be going with this one.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = null
    },
  }
}
