import { useEffect, useState } from 'react'

const LATE_MS = 6_000

/** Whether something takes longer to load than it should. */
export function useIsBettingLate(waits: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waits])
  return waits && isLate
}
