import { useEffect, useRef } from 'react'
import { forgetAnswers } from '../../data/shared-query.ts'
import { useViewer } from '../../data/queries.ts'
import { forgetTab } from '../../browser/session-storage.ts'

/** Drops the player's data held by the page after a logout, in this tab or another. */
export function useForgetAtLogout(): void {
  const loggedIn = useViewer()?.loggedIn
  const before = useRef(loggedIn)
  useEffect(() => {
    if (before.current === true && loggedIn === false) {
      forgetAnswers()
      forgetTab()
    }
    before.current = loggedIn
  }, [loggedIn])
}
