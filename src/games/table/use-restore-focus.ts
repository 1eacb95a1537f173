import { type RefObject, useEffect, useRef } from 'react'

/** Selector of the bar's buttons, in order. */
export const ACTION = '[data-action]'

/**
 * A focused button may disappear when a round starts or ends: focus then moves to the first button of the bar, or at
 * the start of a round to the `onBoard` element.
 */
export function useRestoreFocus(
  table: RefObject<HTMLElement | null>,
  roundInPlay: string | null,
  isLocal: boolean,
  onBoard: string | undefined,
): void {
  const known = useRef(roundInPlay)
  useEffect(() => {
    if (!isLocal || known.current === roundInPlay) return
    known.current = roundInPlay
    const now = document.activeElement
    const begins = roundInPlay !== null && onBoard !== undefined && now?.matches(ACTION) === true
    if (!begins && now !== document.body) return
    table.current?.querySelector<HTMLElement>(begins ? onBoard : ACTION)?.focus({ preventScroll: true })
  }, [table, roundInPlay, isLocal, onBoard])
}
