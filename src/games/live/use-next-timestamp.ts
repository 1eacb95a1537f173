import { useCallback, useSyncExternalStore } from 'react'
import { useClockOffset } from '../../data/queries.ts'
import { watchTimestamp } from './watch-timestamp.ts'

/**
 * The first of some moments of the server's clock, ms, that is still to come; null where none is. Read while rendering,
 * so that a hidden page that comes back never shows an old phase for a frame.
 */
export function useNextTimestamp(moments: readonly number[]): number | null {
  const offset = useClockOffset()
  const key = moments.join()
  const getNext = useCallback(() => nextOf(key, Date.now() + offset), [key, offset])
  const watch = useCallback(
    (changed: () => void) => {
      const { look, stop } = watchTimestamp(getNext, () => Date.now() + offset, changed)
      document.addEventListener('visibilitychange', look)
      return () => {
        stop()
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
