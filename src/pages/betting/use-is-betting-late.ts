import { useUpdates } from '../../data/updates.ts'
import { useEffect, useState } from 'react'

const LATE_MS = 6_000

/** Whether something takes longer to load than it should, once the page is connected. */
export function useIsBettingLate(isMissing: boolean): boolean {
  // A network that blocks the socket is recognised after a while; until then nothing is late.
  const isConnecting = useUpdates() === 'connecting'
  const waits = isMissing && !isConnecting
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
