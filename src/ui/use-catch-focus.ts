import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Rescues the focus when its element is removed: moves it to `to`, or else to the page's content. Put the handlers on
 * the element that contains everything that may be removed; the calling component must render again with that change.
 */
export function useCatchFocus(to?: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<Element | null>(null)
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return
    lastFocused.current = null
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (isFocusLost) (to?.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      lastFocused.current = target
    },
    // Without a `relatedTarget` the element may be about to be removed.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) lastFocused.current = null
    },
  }
}
