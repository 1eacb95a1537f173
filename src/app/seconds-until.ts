import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../worker/rules/constants.ts'
import { useClockOffset } from '../data/queries.ts'

/**
 * Seconds, rounded, until a moment on the server's clock, 0 after it; a sleep of the device is made up for at once.
 * What may be done only then is to round up.
 */
export function useSecondsUntil(at: number, round: (seconds: number) => number = Math.round): number {
  const offset = useClockOffset()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, COUNTDOWN_TICK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return Math.max(0, round((at - now - offset) / 1_000))
}
