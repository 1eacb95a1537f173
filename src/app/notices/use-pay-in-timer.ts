import { useEffect, useRef } from 'react'
import { useAtom, useSetAtom } from 'jotai'
import { PAY_IN_AFTER_MS } from '#domain/settings/constants.ts'
import { useViewer } from '../../data/queries.ts'
import { canAutoOpen } from '../../modals/PayIn/auto-open.ts'
import { modalAtom } from '../../base/state.ts'
import { useIsReloadBlocked } from '../../base/use-is-reload-blocked.ts'
import { type RecentLogin, recentLoginAtom } from '../../base/recent-login.ts'

/**
 * Opens PayIn once, 17 s after a registration or after a log-in to an empty balance, and only in the tab of that
 * log-in, and only for a player who may get offers. If a modal, a round or a form is open by then, it never opens: it must not interrupt the player later.
 */
export function usePayInTimer(mayGetOffers: boolean): void {
  const [recentLogin, setRecentLogin] = useAtom(recentLoginAtom)
  const setModal = useSetAtom(modalAtom)
  const viewer = useViewer()
  const busy = useIsReloadBlocked()
  const now = useRef({ viewer, busy, mayGetOffers })
  useEffect(() => {
    now.current = { viewer, busy, mayGetOffers }
  }, [viewer, busy, mayGetOffers])

  const loggedIn = viewer?.loggedIn ?? false
  useEffect(() => {
    if (!loggedIn) return
    return () => setRecentLogin(null)
  }, [loggedIn, setRecentLogin])

  useEffect(() => {
    if (!recentLogin || !loggedIn) return
    const left = recentLogin.at + PAY_IN_AFTER_MS - performance.now()
    if (left < 0) return
    const timer = setTimeout(() => {
      const { viewer: who, busy: underWay, mayGetOffers: isAllowed } = now.current
      if (!isAllowed || underWay || isTyping() || !canAutoOpen() || !isDepositSuggested(recentLogin, who)) return
      setModal((open) => open ?? { name: 'payIn', byItself: true, isUnasked: true })
    }, left)
    return () => clearTimeout(timer)
  }, [recentLogin, loggedIn, setModal])
}

function isDepositSuggested({ by }: RecentLogin, viewer: ReturnType<typeof useViewer>): boolean {
  if (!viewer?.loggedIn) return false
  const { wallet } = viewer
  return by === 'registration' || (wallet?.balance === 0 && wallet.currency !== null)
}

/** A focused field or game iframe counts as in use. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, iframe') ?? false
}
