import { useEffect, useRef } from 'react'
import { forgetAnswers } from '../../data/shared-query.ts'
import { useViewer } from '../../data/queries.ts'
import { forgetTab } from '../../browser/session-storage.ts'

/** Drops the player's data held by the page after a logout or a change of the account, in this tab or another. */
export function useForgetAtLogout(): void {
  const viewer = useViewer()
  const loggedIn = viewer?.loggedIn
  const playerId = viewer?.player?.id
  const before = useRef(loggedIn)
  const playerBefore = useRef(playerId)
  useEffect(() => {
    const isOther = playerId !== undefined && playerBefore.current !== undefined && playerId !== playerBefore.current
    if ((before.current === true && loggedIn === false) || isOther) {
      forgetAnswers()
      forgetTab()
    }
    before.current = loggedIn
    if (loggedIn === false || playerId !== undefined) playerBefore.current = playerId
  }, [loggedIn, playerId])
}
