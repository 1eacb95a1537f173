import { useEffect, useState } from 'react'

/** After how long a game counts as slow, and after how long waiting is given up, ms. */
const SLOW_MS = 8_000
const GIVEN_UP_MS = 20_000

export type Lateness = 'inTime' | 'slow' | 'givenUp'

/** How late something is, measured from when `waiting` becomes true. */
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
