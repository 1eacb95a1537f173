import { useCallback, useSyncExternalStore } from 'react'
import { useServerClock } from '../../../data/queries.ts'
import { watchTimestamp } from './watch-timestamp.ts'

/**
 * The earliest of the given server timestamps, ms, that is still in the future; null if there is none. Read during
 * render, so that a page that becomes visible again never shows an old phase for a frame.
 */
export function useNextTimestamp(moments: readonly number[]): number | null {
  const clock = useServerClock()
  const key = moments.join()
  const getNext = useCallback(() => getNextTimestamp(key, clock.now()), [key, clock])
  const watch = useCallback(
    (changed: () => void) => {
      const { look, stop } = watchTimestamp(getNext, clock.now, changed)
      document.addEventListener('visibilitychange', look)
      return () => {
        stop()
        document.removeEventListener('visibilitychange', look)
      }
    },
    [getNext, clock],
  )
  return useSyncExternalStore(watch, getNext)
}

function getNextTimestamp(key: string, now: number): number | null {
  const ahead =
    key === ''
      ? []
      : key
          .split(',')
          .map(Number)
          .filter((moment) => moment > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}
