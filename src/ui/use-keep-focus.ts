import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus within when what had it is gone: the next part takes it, and its text is read. */
export function useKeepFocus<Part extends HTMLElement>(part: unknown): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [part])
  return ref
}
