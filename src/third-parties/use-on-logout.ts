import { useEffect, useRef } from 'react'
import { useViewer } from '../data/queries.ts'

/** Calls `onLogout` when the player logs out; it must be stable. */
export function useOnLogout(onLogout: () => void): void {
  const loggedIn = useViewer()?.loggedIn ?? false
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) onLogout()
    wasLoggedIn.current = loggedIn
  }, [loggedIn, onLogout])
}
