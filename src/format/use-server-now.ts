import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../worker/domain/protocol/constants.ts'
import { useClockOffset } from '../data/queries.ts'

/** The server's time, ms, read every second. */
export function useServerNow(): number {
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
  return now + offset
}
