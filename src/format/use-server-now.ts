import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS } from '#domain/settings/constants.ts'
import { useServerClock } from '../data/queries.ts'

/** The server's time, ms, read every `every` ms while the component is mounted. */
export function useServerNow(every = COUNTDOWN_TICK_MS): number {
  const elapsedMs = useElapsedMs(every)
  return useServerClock().at(elapsedMs)
}

/** `performance.now()`, read every `every` ms while the component is mounted. */
export function useElapsedMs(every: number): number {
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
  return elapsedMs
}
