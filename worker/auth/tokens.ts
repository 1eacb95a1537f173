import type { MyDatabase } from '#db/my-database.ts'
import { CommandError } from '#domain/calls/result.ts'
import { CALL_TIMEOUT_MS } from '#domain/settings/constants.ts'
import { getUntil } from '#domain/protection/until.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { refreshToken } from '#endpoints/auth.ts'
import { type Bearer, parseReply, toApiError, type Tokens } from '../http/client.ts'
import type { Transport } from '../http/transport.ts'
import type { Page } from '../core/page.ts'
import type { Session } from './auth-session.ts'

/** Statuses of the refresh that end a session. Any other failure, above all a bad network, leaves it as it is. */
const DEFINITE = new Set([400, 401, 403, 422])
const REFRESH_LOCK = 'session-refresh'
/** A tab that holds the lock for longer than a refresh can take is frozen: the next tab steals the lock. */
const LOCK_PATIENCE_MS = CALL_TIMEOUT_MS + 5_000

type Parts = {
  db: MyDatabase
  page: Page
  transport: Transport
  session: Session
  headers: (bearer: string) => Promise<Record<string, string>>
  /** Called when the refresh is rejected with 401, which may name a single sign-on link. */
  onRejected: (sso: string | null) => void
}

/**
 * Token refresh queue: one refresh for the whole browser. Calls of this tab share a promise and tabs share a Web Lock,
 * so that the tab that gets the lock second finds the token already replaced.
 */
export function createTokens({ db, page, transport, session, headers, onRejected }: Parts): Tokens {
  let underway: { loginId: string; renewing: Promise<string> } | null = null

  async function refresh({ token: stale, loginId }: Bearer): Promise<string> {
    const row = await db.session.get('current')
    if (!row) throw new CommandError({ code: 'unauthorised', retry: false })
    if (row.loginId !== loginId) throw new CommandError({ code: 'cancelled', retry: false })
    if (row.token !== stale) return row.token
    const url = page.hosts.api + refreshToken.path
    const incoming = await transport(refreshToken, { url, headers: await headers(stale), body: undefined })
    if (DEFINITE.has(incoming.status)) {
      const { reason, fields, sso } = toApiError(incoming)
      const isExcluded = reason === 'protection.excluded'
      await session.rejectToken(stale, isExcluded ? { reason: 'excluded', until: getUntil(fields) } : undefined)
      // Single sign-on would take the page away before an excluded player has read why.
      if (incoming.status === 401 && !isExcluded) onRejected(sso ?? null)
      throw new CommandError({ code: 'unauthorised', status: incoming.status, retry: false })
    }
    if (incoming.status !== 200) throw new CommandError(toApiError(incoming))
    const { access_token } = parseReply(refreshToken.name, refreshToken.reply, incoming.text)
    if (!(await session.replaceToken(stale, access_token)))
      throw new CommandError({ code: 'unauthorised', retry: false })
    return access_token
  }

  return {
    async current() {
      await underway?.renewing.catch(() => undefined)
      return (await db.session.get('current')) ?? null
    },
    async renew(stale) {
      if (underway?.loginId === stale.loginId) return underway.renewing
      const renewing = alone(() => refresh(stale)).finally(() => {
        if (underway?.renewing === renewing) underway = null
      })
      underway = { loginId: stale.loginId, renewing }
      return renewing
    },
    rejected: (token) => session.rejectToken(token),
  }
}

/** Runs work under the refresh lock; steals the lock from a tab that holds it longer than `LOCK_PATIENCE_MS`. */
async function alone(work: () => Promise<string>): Promise<string> {
  const patience = AbortSignal.timeout(LOCK_PATIENCE_MS)
  let granted = false
  const run = (): Promise<string> => {
    granted = true
    return work()
  }
  try {
    return await requestLock(REFRESH_LOCK, run, { signal: patience })
  } catch (error) {
    if (granted || !patience.aborted) throw error
    return requestLock(REFRESH_LOCK, work, { steal: true })
  }
}
