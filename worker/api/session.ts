import { SESSION_COOKIES } from '../rules/cookies.ts'
import { type MyDatabase, PRIVATE_STORES } from '../db/my-database.ts'
import type { SessionRow } from '../db/rows.ts'
import { Failure } from '../result.ts'
import { LOGOUT_SUBJECT } from '../rules/queued-call.ts'
import { isToken } from '../rules/token.ts'
import type { Page } from '../page.ts'

/** A player's session at one moment; what was asked for under it may be written only while it lasts. */
export type Holder = Pick<SessionRow, 'loginId' | 'playerId' | 'token'>

export type Session = {
  /** Who is logged in; null for a guest. */
  holder(): Promise<Holder | null>
  /** Who is logged in and known by id. Throws `Failure` with `unauthorised` for a guest. */
  player(): Promise<Holder & { playerId: string }>
  /**
   * Runs a write of a player's rows in one transaction with a check that this log-in still lasts. Throws `Failure`
   * with `cancelled`, having written nothing, when the player has logged out or another one is here.
   */
  write<Value>(holder: Holder, work: () => Promise<Value>): Promise<Value>
  /** Begins a session: the rows of whoever was here before go first. */
  begin(token: string): Promise<Holder>
  /**
   * Puts a new token in the place of the one it was given for. False, and nothing written, when that one is not
   * current any more: the player has logged out meanwhile, or a newer token has come.
   */
  replaceToken(stale: string, token: string): Promise<boolean>
  /** Ends it on this device: every private row, the cookies, what the shell would paint. Needs no network. */
  end(): Promise<Holder | null>
  /** Ends it because the operator refused this token; later ones are left alone. */
  refuse(token: string): Promise<void>
}

const PRIVATE_AND_OUTBOX = [...PRIVATE_STORES, 'outbox']

export function createSession(db: MyDatabase, page: Page): Session {
  async function wipe(): Promise<void> {
    await Promise.all(PRIVATE_STORES.map((store) => db.table(store).clear()))
    // Of what waits to be sent, only a logout still concerns anybody.
    await db.outbox.where('subject').notEqual(LOGOUT_SUBJECT).delete()
  }

  async function forget(holder: Holder | null): Promise<void> {
    await page.host.keepShellRow(null)
    await Promise.all(SESSION_COOKIES.map((name) => page.host.setCookie(name, null)))
    // Calls wait under the log-in's name while the player's is not known.
    for (const owner of [holder?.playerId, holder?.loginId]) if (owner) await page.host.forgetOwner(owner)
  }

  return {
    async holder() {
      return (await db.session.get('current')) ?? null
    },
    async player() {
      const row = await db.session.get('current')
      if (!row?.playerId) throw new Failure({ code: 'unauthorised', retry: false })
      return { loginId: row.loginId, token: row.token, playerId: row.playerId }
    },
    write: (holder, work) =>
      db.transaction('rw', [...PRIVATE_STORES, 'facts'], async () => {
        const row = await db.session.get('current')
        if (row?.loginId !== holder.loginId) throw new Failure({ code: 'cancelled', retry: false })
        return work()
      }),
    async begin(token) {
      const row: SessionRow = { id: 'current', token, previous: null, loginId: crypto.randomUUID(), playerId: null }
      await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        await wipe()
        await db.session.put(row)
      })
      await writeTokenCookies(page, token)
      return row
    },
    async replaceToken(stale, token) {
      const replaced = await db.session
        .where({ id: 'current' })
        .and((row) => row.token === stale)
        .modify({ token, previous: stale })
      if (replaced === 0) return false
      // Whoever waits for the token does not wait for the page as well.
      void writeTokenCookies(page, token).catch(() => undefined)
      return true
    },
    async end() {
      const row = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = (await db.session.get('current')) ?? null
        await wipe()
        return current
      })
      await forget(row)
      return row
    },
    async refuse(token) {
      const refused = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = await db.session.get('current')
        if (current?.token !== token) return null
        await wipe()
        await db.notices.add({ playerId: null, at: Date.now(), kind: 'sessionEnded', reason: 'expired' })
        return current
      })
      if (refused) await forget(refused)
    },
  }
}

/** Writes the cookies that carry the token. */
async function writeTokenCookies(page: Page, token: string): Promise<void> {
  await Promise.all([page.host.setCookie('token', token), page.host.setCookie('bearerToken', token)])
}

/**
 * Which session the tab starts with (decisions "Session"): the cookie `token`, then `bearerToken`, unless it carries
 * the token that the database has already replaced. A cookie nobody here wrote is a log-in from another page.
 */
export async function adoptSession(db: MyDatabase, page: Page, session: Session): Promise<void> {
  const { token, bearerToken } = page.facts.cookies
  const cookie = [token, bearerToken].find((text) => text !== undefined && isToken(text)) ?? null
  const row = await db.session.get('current')
  if (cookie === null) {
    if (row) await writeTokenCookies(page, row.token)
    return
  }
  if (row?.token === cookie) return
  if (row && row.previous === cookie) await writeTokenCookies(page, row.token)
  else await session.begin(cookie)
}
