import { type RefObject, useEffect, useRef } from 'react'

/** The buttons of the bar, in their order. */
export const ACTION = '[data-action]'

/**
 * A button may go away as a round begins or ends, or lead on to the drawing: whoever stood on it stands on the first
 * one of the bar then, or on what `onBoard` names there. A key that is held down presses once, so that neither a step
 * nor a bet follows by itself.
 */
export function useRestoreFocus(
  table: RefObject<HTMLElement | null>,
  roundInPlay: string | null,
  own: boolean,
  onBoard: string | undefined,
): void {
  const known = useRef(roundInPlay)
  useEffect(() => {
    if (!own || known.current === roundInPlay) return
    known.current = roundInPlay
    const now = document.activeElement
    const begins = roundInPlay !== null && onBoard !== undefined && now?.matches(ACTION) === true
    if (!begins && now !== document.body) return
    table.current?.querySelector<HTMLElement>(begins ? onBoard : ACTION)?.focus({ preventScroll: true })
  }, [table, roundInPlay, own, onBoard])

  useEffect(() => {
    const { current } = table
    current?.addEventListener('keydown', ignoreHeld)
    return () => current?.removeEventListener('keydown', ignoreHeld)
  }, [table])
}

function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
