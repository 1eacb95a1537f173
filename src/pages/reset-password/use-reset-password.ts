import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { AppError, ErrorCode, Result } from '#domain/calls/result.ts'
import { RESET_OVER, ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { type Reset, saveReset } from './use-reset-token.ts'

type ResetStatus =
  | { name: 'checking' | 'good' | 'confirming' | 'password' | 'gone' }
  | { name: 'unknown'; error: AppError }

/** Errors that are about the token itself; any other error says nothing about it. */
const DEFINITE = new Set<ErrorCode>(['validation', 'unauthorised', 'forbidden', 'conflict'])

/**
 * Checks whether the token is still valid, and keeps the current step. An invalid token from a phone code leads to
 * /error; an invalid emailed link shows a message here with a button to request a new one. Without a reply the token is
 * kept.
 */
export function useResetPassword(reset: Reset | null) {
  const [status, setStatus] = useState<ResetStatus>({ name: reset ? 'checking' : 'gone' })
  const [, navigate] = useLocation()
  const { token, phone } = reset ?? { token: null, phone: null }

  const showRejection = useCallback(
    (error: AppError): void => {
      if (!DEFINITE.has(error.code)) return setStatus({ name: 'unknown', error })
      saveReset(null)
      if (phone === null) setStatus({ name: 'gone' })
      else navigate(ROUTES.error, { replace: true, state: RESET_OVER })
    },
    [phone, navigate],
  )
  const settle = useCallback(
    (answer: Result<unknown>): void => {
      if (!answer.ok) return showRejection(answer.error)
      // A phone token was just created by the player's code; an emailed link may have been opened by a mail scanner, so
      // it needs a confirmation.
      setStatus({ name: phone === null ? 'good' : 'password' })
    },
    [phone, showRejection],
  )
  useEffect(() => {
    if (token !== null) void check({ token, phone }).then(settle)
  }, [token, phone, settle])

  async function confirm(): Promise<void> {
    if (token === null) return
    setStatus({ name: 'confirming' })
    const answer = await commands.restore.confirmToken({ token })
    if (answer.ok) setStatus({ name: 'password' })
    else showRejection(answer.error)
  }

  function again(): void {
    setStatus({ name: 'checking' })
    if (reset) void check(reset).then(settle)
  }

  return { status, again, confirm: () => void confirm() }
}

function check({ token, phone }: Reset): Promise<Result<unknown>> {
  return commands.restore.checkToken(phone === null ? { token } : { token, phone })
}
