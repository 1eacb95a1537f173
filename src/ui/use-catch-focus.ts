import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Rescues the focus when its element is removed: moves it to `to`, or else to the page's content. Put the handlers on
 * the element that contains everything that may be removed; the calling component must render again with that change.
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
    // Without a `relatedTarget` the element may be about to be removed.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = null
    },
  }
}
