import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ROUTES } from '../../app/routing/routes.ts'
import { type SocialMessage, takeSocialLogin } from '../../app/routing/social-return.ts'
import { commands } from '../../data/commands.ts'
import { socialToken } from '../../browser/address-tokens.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import { joinClubAfterLogin } from '../../app/notices/join-club.ts'

/** `handed`: the window that opened this one has it; `stray`: nobody here has begun that log-in. */
export type SocialReturnState = 'working' | 'handed' | 'stray' | 'refused'

/**
 * Where a social provider sends the player back to (decisions "Session"): the token is handed to the window that opened
 * this one, by its exact origin, and this one closes. It is adopted here only where this very tab has gone to the
 * provider by itself: a link with somebody else's token logs nobody in.
 */
export function useSocialReturn(): SocialReturnState {
  const [outcome, setOutcome] = useState<SocialReturnState>('working')
  const [, navigate] = useLocation()
  const entered = useOnLogin('login')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void settle().then((next) => {
      if (next !== 'entered') return setOutcome(next)
      entered()
      navigate(ROUTES.home, { replace: true })
    })
  }, [entered, navigate])
  return outcome
}

async function settle(): Promise<SocialReturnState | 'entered'> {
  const begun = takeSocialLogin()
  if (begun === null) return handOver() ? 'handed' : 'stray'
  const answer = socialToken === null ? null : await commands.session.adopt({ token: socialToken })
  if (!answer?.ok) return 'refused'
  if (begun.club) joinClubAfterLogin()
  return 'entered'
}

/** Whether there was a window to hand it to. */
function handOver(): boolean {
  // The DOM's own type of it is any.
  const opener: Window | null = window.opener
  if (!opener || opener.closed) return false
  const reason = new URLSearchParams(location.search).get('error')
  const handed: SocialMessage = { kind: 'social', token: socialToken, reason }
  opener.postMessage(handed, location.origin)
  window.close()
  return true
}
