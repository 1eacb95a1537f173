import { useCallback, useSyncExternalStore } from 'react'
import { useClockOffset } from '../../data/queries.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * The first of some moments of the server's clock, ms, that is still to come; null where none is. Read while rendering,
 * so that a hidden page that comes back never shows an old phase for a frame.
 */
export function useNextMoment(moments: readonly number[]): number | null {
  const offset = useClockOffset()
  const key = moments.join()
  const getNext = useCallback(() => nextOf(key, Date.now() + offset), [key, offset])
  const watch = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // Armed again each time: a timer may be early by the clock, is cut to the longest there is, or another moment follows.
      function arm(): void {
        clearTimeout(timer)
        const next = getNext()
        if (next === null) return
        const wait = Math.min(next - Date.now() - offset + 1, LONGEST_TIMER_MS)
        timer = setTimeout(look, wait)
      }
      function look(): void {
        changed()
        arm()
      }
      arm()
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [getNext, offset],
  )
  return useSyncExternalStore(watch, getNext)
}

function nextOf(key: string, now: number): number | null {
  const ahead =
    key === ''
      ? []
      : key
          .split(',')
          .map(Number)
          .filter((moment) => moment > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}
