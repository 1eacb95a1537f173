import { useEffect, useRef } from 'react'
import { forgetAnswers } from '../../data/shared-query.ts'
import { useViewer } from '../../data/queries.ts'
import { forgetTab } from '../../browser/session-storage.ts'

/** At a logout, here or in another tab, nothing of the player may be kept to be shown again. */
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
