import { useCallback, useSyncExternalStore } from 'react'
import { useClockOffset } from '../../data/queries.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Whether a moment of the server's clock, ms, is still to come; false for null. Read while rendering, so that a hidden
 * page that comes back never shows an old phase for a frame.
 */
export function useIsBefore(moment: number | null): boolean {
  const offset = useClockOffset()
  const watch = useCallback(
    (changed: () => void) => {
      if (moment === null) return () => undefined
      const wait = Math.max(0, moment - Date.now() - offset) + 1
      const timer = setTimeout(changed, Math.min(wait, LONGEST_TIMER_MS))
      document.addEventListener('visibilitychange', changed)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', changed)
      }
    },
    [moment, offset],
  )
  return useSyncExternalStore(watch, () => moment !== null && Date.now() + offset < moment)
}
