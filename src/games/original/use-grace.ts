import { useCallback, useRef, useState } from 'react'

const GRACE_MS = 1_000

/** A second after a reply in which the journal may still name, in this page's view of it, what has just been settled. */
export function useGrace() {
  const [inGrace, setInGrace] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const startGrace = useCallback(() => {
    clearTimeout(timer.current)
    setInGrace(true)
    timer.current = setTimeout(() => setInGrace(false), GRACE_MS)
  }, [])
  return { inGrace, startGrace }
}
