import type { MyDatabase } from '../db/my-database.ts'
import { Failure } from '../result.ts'
import { refreshToken } from './auth.ts'
import { parseReply, refusal, type Tokens } from './client.ts'
import type { Transport } from './transport.ts'
import type { Page } from '../page.ts'
import type { Session } from './session.ts'

/** Answers of the refresh that end a session. Everything else, a bad network above all, leaves it as it is. */
const DEFINITE = new Set([400, 401, 403, 422])
const REFRESH_LOCK = 'session-refresh'

type Parts = {
  db: MyDatabase
  page: Page
  transport: Transport
  session: Session
  headers: (bearer: string) => Promise<Record<string, string>>
}

/**
 * The token refresh queue (spec 4, faults "Session"): one refresh for the whole browser. Calls of this tab share a
 * promise, tabs share a Web Lock, and whoever gets the lock second finds the token already replaced.
 */
export function createTokens({ db, page, transport, session, headers }: Parts): Tokens {
  let underway: Promise<string> | null = null

  async function refresh(stale: string): Promise<string> {
    const row = await db.session.get('current')
    if (!row) throw new Failure({ code: 'unauthorised', retry: false })
    if (row.token !== stale) return row.token
    const url = page.hosts.api + refreshToken.path
    const incoming = await transport(refreshToken, { url, headers: await headers(stale), body: undefined })
    if (DEFINITE.has(incoming.status)) {
      await session.refuse(stale)
      throw new Failure({ code: 'unauthorised', status: incoming.status, retry: false })
    }
    if (incoming.status !== 200) throw new Failure(refusal(incoming))
    const { access_token } = parseReply(refreshToken.name, refreshToken.reply, incoming.text)
    if (!(await session.replaceToken(stale, access_token))) throw new Failure({ code: 'unauthorised', retry: false })
    return access_token
  }

  return {
    async current() {
      await underway?.catch(() => undefined)
      return (await db.session.get('current'))?.token ?? null
    },
    async renew(stale) {
      underway ??= navigator.locks
        .request(REFRESH_LOCK, () => refresh(stale))
        .finally(() => {
          underway = null
        })
      return underway
    },
    rejected: (token) => session.refuse(token),
  }
}
