import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS } from '#domain/protocol/constants.ts'
import { useServerClock } from '../data/queries.ts'

/** The server's time, ms, read every `every` ms while the component is mounted. */
export function useServerNow(every = COUNTDOWN_TICK_MS): number {
  const clock = useServerClock()
  const [elapsedMs, setElapsed] = useState(() => performance.now())
  useEffect(() => {
    const look = () => setElapsed(performance.now())
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return clock.at(elapsedMs)
}
