import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { ACTION } from '../use-restore-focus.ts'

/**
 * At the start, scrolls the table into view and focuses Stop. At the end Stop disappears: if it had focus, focus moves
 * to the first button of the bar, which is disabled for 1 s. Returns the ref for Stop.
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
