import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { ACTION } from '../original/table/use-restore-focus.ts'

/**
 * As it begins, the table comes into view and the focus to Stop. As it ends, Stop goes away: whoever stood on it stands
 * on the first button of the bar then, which waits a moment. Gives the ref of Stop.
 */
export function useWayToStop(said: RefObject<HTMLElement | null>) {
  const stood = useRef(false)
  const stop = useCallback(
    (button: HTMLButtonElement) => {
      said.current?.closest('form')?.scrollIntoView({ block: 'start' })
      button.focus({ preventScroll: true })
      return () => {
        stood.current = document.activeElement === button
      }
    },
    [said],
  )
  useEffect(() => {
    if (!stood.current) return
    stood.current = false
    const bar = said.current?.parentElement
    bar?.querySelector<HTMLElement>(ACTION)?.focus({ preventScroll: true })
  })
  return stop
}
