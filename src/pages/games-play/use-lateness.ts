import { useEffect, useState } from 'react'

/** When a game is said to take long, and when it is no longer waited for in silence, ms. */
const SLOW_MS = 8_000
const GIVEN_UP_MS = 20_000

export type Lateness = 'inTime' | 'slow' | 'givenUp'

/** How late it is with something, from when it begins to be waited for. */
export function useLateness(waiting: boolean): Lateness {
  const [lateness, setLateness] = useState<Lateness>('inTime')
  useEffect(() => {
    if (!waiting) return
    const slow = setTimeout(() => setLateness('slow'), SLOW_MS)
    const givenUp = setTimeout(() => setLateness('givenUp'), GIVEN_UP_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(givenUp)
      setLateness('inTime')
    }
  }, [waiting])
  return waiting ? lateness : 'inTime'
}
