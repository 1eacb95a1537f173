import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus within a component when its focused content is replaced: the new content gets it, and a screen reader
 * reads its text.
 */
export function useFocusOnReplace<Part extends HTMLElement>(part: unknown): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [part])
  return ref
}
