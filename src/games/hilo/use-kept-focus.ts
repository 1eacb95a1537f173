import { type RefObject, useEffect, useRef } from 'react'
import { WHY } from '../original/BetBar.tsx'

/**
 * Start gives way to the choices, and they to Start: whoever pressed the one that went away stands on the first that
 * came. A key that is held down presses once, so that no guess follows a Start by itself.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>, roundInPlay: string | null, own: boolean): void {
  const known = useRef(roundInPlay)
  useEffect(() => {
    if (!own || known.current === roundInPlay) return
    known.current = roundInPlay
    if (document.activeElement !== document.body) return
    const first = table.current?.querySelector<HTMLElement>(`button[aria-describedby="${WHY}"]`)
    first?.focus({ preventScroll: true })
  }, [table, roundInPlay, own])

  useEffect(() => {
    const { current } = table
    current?.addEventListener('keydown', ignoreHeld)
    return () => current?.removeEventListener('keydown', ignoreHeld)
  }, [table])
}

function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
