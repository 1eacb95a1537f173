import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ROUTES } from '../../app/routing/routes.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'

/** The data in the reset address: the token of a link, or the token of a code with its phone number. */
export type Reset = { token: string; phone: string | null }

const NAME = 'reset'

/**
 * The reset token the page was opened with. Anyone who sees it can take over the account, so it is removed from the
 * address bar, and thus from history, screenshots and copied links. Session storage keeps it for a reload of this tab.
 */
export function useResetToken(tokenInPath: string | undefined): Reset | null {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [reset, setReset] = useState(fromTab)
  const brought = useMemo(() => fromAddress(tokenInPath, search), [tokenInPath, search])
  if (brought && (brought.token !== reset?.token || brought.phone !== reset.phone)) setReset(brought)
  useEffect(() => {
    if (!brought) return
    saveInTab(NAME, brought)
    navigate(ROUTES.resetPassword, { replace: true })
  }, [brought, navigate])
  return reset
}

/** Called when the token was used or is no longer valid. */
export function forgetReset(): void {
  saveInTab(NAME, null)
}

function fromAddress(token: string | undefined, search: string): Reset | null {
  if (token === undefined) return null
  // A plus sign in the query string that was not percent-encoded reads as a space.
  const phone = new URLSearchParams(search)
    .get('phone')
    ?.trim()
    .replace(/^(?=\d)/, '+')
  return { token, phone: phone ?? null }
}

function fromTab(): Reset | null {
  const kept = readFromTab(NAME)
  if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('phone' in kept)) return null
  const { token, phone } = kept
  return typeof token === 'string' && (phone === null || typeof phone === 'string') ? { token, phone } : null
}
