import { useLayoutEffect, useRef } from 'react'

/**
 * Props of a text field that shows `value`. Unlike a controlled field, a render with the same value leaves alone what a
 * password manager has set without an event; `browser/silent-values.ts` reports it. A field that may undo what was
 * typed passes an object that is another one after each change.
 */
export function useTyped(value: string | { typed: string }) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const shown = getText(value)
    if (ref.current && ref.current.value !== shown) ref.current.value = shown
  }, [value])
  return { ref, defaultValue: getText(value) }
}

function getText(value: string | { typed: string }): string {
  return typeof value === 'string' ? value : value.typed
}
