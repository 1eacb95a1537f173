import { type RefObject, useEffect, useRef } from 'react'
import { WHY } from '../original/BetBar.tsx'

/**
 * The button that was pressed goes away as a round begins or ends: whoever stood on it stands on the board, or on Start,
 * then. A key that is held down presses once, so that neither a tile nor a bet follows by itself.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>, roundInPlay: string | null, own: boolean): void {
  const known = useRef(roundInPlay)
  useEffect(() => {
    if (!own || known.current === roundInPlay) return
    known.current = roundInPlay
    if (document.activeElement !== document.body) return
    const next = roundInPlay === null ? `button[aria-describedby="${WHY}"]` : '[data-tile][tabindex="0"]'
    table.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
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
