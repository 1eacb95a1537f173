import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ROUTES } from '../../base/routes.ts'
import { type SocialMessage, takeSocialLogin } from '../../base/social-return.ts'
import { commands } from '../../data/commands.ts'
import { socialToken } from '../../browser/address-tokens.ts'
import { useShowExcluded } from '../../forms/use-show-excluded.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import { joinClubAfterLogin } from '../../data/join-club.ts'

/** `handed`: the window that opened this one got the token. `stray`: no login was started from here. */
export type SocialReturnState = 'working' | 'handed' | 'stray' | 'rejected'

/**
 * The page that a social provider redirects to. It posts the token to the window that opened it, to that window's exact
 * origin, and closes. It logs in here only if this tab itself went to the provider: otherwise a link with another
 * person's token could log the player in.
 */
export function useSocialReturn(): SocialReturnState {
  const [outcome, setOutcome] = useState<SocialReturnState>('working')
  const [, navigate] = useLocation()
  const onLogin = useOnLogin('login')
  const showExcluded = useShowExcluded()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void settle(showExcluded).then((next) => {
      if (next !== 'entered' && next !== 'declined') return setOutcome(next)
      if (next === 'entered') onLogin()
      navigate(ROUTES.home, { replace: true })
    })
  }, [onLogin, navigate, showExcluded])
  return outcome
}

/** `declined`: the player stays in the account of before, or is excluded. */
async function settle(
  showExcluded: ReturnType<typeof useShowExcluded>,
): Promise<SocialReturnState | 'entered' | 'declined'> {
  const begun = takeSocialLogin()
  if (begun === null) return handOver() ? 'handed' : 'stray'
  if (socialToken === null) return showExcluded({ reason: reasonInAddress() }) ? 'declined' : 'rejected'
  const answer = await commands.session.adopt({ token: socialToken })
  if (!answer.ok) return answer.error.code === 'cancelled' || showExcluded(answer.error) ? 'declined' : 'rejected'
  if (begun.club) joinClubAfterLogin()
  return 'entered'
}

/** Returns whether there was an opener to post the token to. */
function handOver(): boolean {
  // The DOM types it as `any`.
  const opener: Window | null = window.opener
  if (!opener || opener.closed) return false
  const handed: SocialMessage = { kind: 'social', token: socialToken, reason: reasonInAddress() }
  opener.postMessage(handed, location.origin)
  window.close()
  return true
}

function reasonInAddress(): string | null {
  return new URLSearchParams(location.search).get('error')
}
