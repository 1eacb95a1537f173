import { useEffect, useState } from 'react'
import { RESET_NAME, resetLink, takeResetLink } from '../../browser/address-tokens.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'

/** What an emailed link, or a phone's code, has brought to set a new password. */
export type Reset = { token: string; phone: string | null }

/** undefined until it is needed: then that of the link, or of this tab before a reload. */
let current: Reset | null | undefined

/**
 * The token with which this page sets a new password; null if there is none. It has left the address when the page
 * started, or leaves it now where a navigation within the app has brought it (`isInPath`).
 */
export function useResetToken(isInPath: boolean): Reset | null {
  const [reset, setReset] = useState(getReset)
  const brought = isInPath ? parseResetLink(location.pathname + location.search) : null
  if (brought && brought.token !== reset?.token) setReset(brought)
  useEffect(() => {
    const link = isInPath ? takeResetLink() : null
    if (link !== null) current = parseResetLink(link)
  }, [isInPath])
  return reset
}

/** Stores the token of a phone's code; null when the token was used or is no longer valid. */
export function saveReset(reset: Reset | null): void {
  current = reset
  saveInTab(RESET_NAME, reset)
}

function getReset(): Reset | null {
  if (current === undefined) current = resetLink === null ? fromTab() : parseResetLink(resetLink)
  return current
}

/** The token of a reset link, and its phone number if it has one. In: path and query. */
export function parseResetLink(link: string): Reset | null {
  const { pathname, searchParams } = new URL(link, location.origin)
  const [, token] = /\/reset-password\/([^/]+)\/?$/.exec(pathname) ?? []
  if (token === undefined) return null
  // A plus sign in the query string that was not percent-encoded reads as a space.
  const phone = searchParams
    .get('phone')
    ?.trim()
    .replace(/^(?=\d)/, '+')
  return { token: decoded(token), phone: phone ?? null }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function fromTab(): Reset | null {
  const stored = readFromTab(RESET_NAME)
  if (typeof stored === 'string') return parseResetLink(stored)
  if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('phone' in stored)) return null
  const { token, phone } = stored
  return typeof token === 'string' && (phone === null || typeof phone === 'string') ? { token, phone } : null
}
