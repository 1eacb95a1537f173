import { useEffect } from 'react'
import { useViewer } from '../data/queries.ts'

/** Closes a dialog that is for players once the player has logged out, in this tab or another. */
export function useCloseForGuest(close: () => void, isForPlayers = true): void {
  const isGuest = useViewer()?.loggedIn === false
  useEffect(() => {
    if (isForPlayers && isGuest) close()
  }, [isForPlayers, isGuest, close])
}
