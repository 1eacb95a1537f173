import { type CookieName, type CookieValues, SESSION_COOKIES } from '../domain/protocol/cookies.ts'
import { DRAFT_STORES, type MyDatabase, PRIVATE_STORES } from '../db/my-database.ts'
import type { SessionRow } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { LOGOUT_SUBJECT } from '../domain/protocol/queued-call.ts'
import { isToken } from '../domain/account/token.ts'
import type { Page } from '../core/page.ts'
import { endedTokens, hasEnded, hashToken, markEnded } from './ended-tokens.ts'

/** A player's session at one moment; what was asked for under it may be written only while it lasts. */
export type AuthSession = Pick<SessionRow, 'loginId' | 'playerId' | 'token'>

export type Session = {
  /** Who is logged in; null for a guest. */
  current(): Promise<AuthSession | null>
  /**
   * Who is logged in, by id: where no profile has told it yet, one is waited for. Throws `CommandError` with `unauthorised`
   * for a guest, and that of the profile's call.
   */
  player(): Promise<AuthSession & { playerId: string }>
  /**
   * Runs a write of a player's rows in one transaction with a check that this log-in still lasts. Throws `CommandError`
   * with `cancelled`, having written nothing, when the player has logged out or another one is here.
   */
  write<Value>(holder: AuthSession, work: () => Promise<Value>): Promise<Value>
  /** Begins a session: the rows of whoever was here before go first. */
  begin(token: string): Promise<AuthSession>
  /** Begins a session with a token found in a cookie; false for one that was logged out on this device. */
  adopt(token: string): Promise<boolean>
  /**
   * Puts a new token in the place of the one it was given for. False, and nothing written, when that one is not
   * current any more: the player has logged out meanwhile, or a newer token has come.
   */
  replaceToken(stale: string, token: string): Promise<boolean>
  /** Ends it on this device: every private row, the cookies, what the shell would paint. Needs no network. */
  end(): Promise<AuthSession | null>
  /** Ends it because the operator refused this token; later ones are left alone. */
  refuse(token: string): Promise<void>
}

const PRIVATE_AND_OUTBOX = [...PRIVATE_STORES, ...DRAFT_STORES, 'outbox', 'facts', 'events']

/** `identify` finds out whose a log-in is that has no player yet. */
export function createSession(db: MyDatabase, page: Page, identify: () => Promise<void>): Session {
  async function named(): Promise<(AuthSession & { playerId: string }) | null> {
    const row = await db.session.get('current')
    return row?.playerId ? { loginId: row.loginId, token: row.token, playerId: row.playerId } : null
  }

  async function wipe(): Promise<void> {
    const wasPlayer = (await db.session.count()) > 0
    await Promise.all(PRIVATE_STORES.map((store) => db.table(store).clear()))
    // What a guest did before a log-in is not of the player who was here.
    if (wasPlayer) {
      await Promise.all(DRAFT_STORES.map((store) => db.table(store).clear()))
      await Promise.all([db.events.clear(), db.facts.bulkDelete(['analytics', 'eventSinks'])])
    }
    // Of what waits to be sent, only a logout still concerns anybody.
    await db.outbox.where('subject').notEqual(LOGOUT_SUBJECT).delete()
  }

  async function forget(holder: AuthSession | null): Promise<void> {
    await page.bridge.saveBootSnapshot(null)
    await removeCookies(page, SESSION_COOKIES)
    // Calls wait under the log-in's name while the player's is not known.
    for (const owner of [holder?.playerId, holder?.loginId]) if (owner) await page.bridge.forgetOwner(owner)
  }

  /** Begins a session unless its token was found in a cookie and is one that has ended. */
  async function start(token: string, found: boolean): Promise<SessionRow | null> {
    const row: SessionRow = { id: 'current', token, previous: null, loginId: crypto.randomUUID(), playerId: null }
    const before = await db.session.get('current')
    const hash = await hashToken(token)
    const gone = before && before.token !== token ? [await hashToken(before.token)] : []
    const begun = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
      if (found && (await endedTokens(db)).includes(hash)) return false
      await markEnded(db, gone, hash)
      await wipe()
      await db.session.put(row)
      return true
    })
    if (!begun) return null
    await writeTokenCookies(page, token)
    return row
  }

  /** Before anything else of it goes, so that no cookie that is late can bring the session back. */
  async function mark(token: string): Promise<void> {
    // A disk that is full keeps nobody from logging out.
    await markEnded(db, [await hashToken(token)]).catch(() => undefined)
  }

  return {
    async current() {
      return (await db.session.get('current')) ?? null
    },
    async player() {
      const known = await named()
      if (known) return known
      if (await db.session.get('current')) await identify()
      const player = await named()
      if (!player) throw new CommandError({ code: 'unauthorised', retry: false })
      return player
    },
    write: (holder, work) =>
      db.transaction('rw', [...PRIVATE_STORES, ...DRAFT_STORES, 'facts'], async () => {
        const row = await db.session.get('current')
        if (row?.loginId !== holder.loginId) throw new CommandError({ code: 'cancelled', retry: false })
        return work()
      }),
    async begin(token) {
      const row = await start(token, false)
      // Only what was found can be refused.
      if (!row) throw new CommandError({ code: 'internal', retry: false })
      return row
    },
    adopt: async (token) => (await start(token, true)) !== null,
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
      const known = await db.session.get('current')
      if (known) await mark(known.token)
      // The page may close at any moment: a cookie that is left would be a log-in again, a row that is left is not.
      await removeCookies(page, SESSION_COOKIES)
      const row = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = (await db.session.get('current')) ?? null
        await wipe()
        return current
      })
      // A refresh may have come between; its cookie is late as well.
      if (row && row.token !== known?.token) await mark(row.token)
      await forget(row)
      return row
    },
    async refuse(token) {
      const hash = await hashToken(token)
      const refused = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = await db.session.get('current')
        if (current?.token !== token) return null
        await markEnded(db, [hash])
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
  await Promise.all([page.bridge.setCookie('token', token), page.bridge.setCookie('bearerToken', token)])
}

async function removeCookies(page: Page, names: readonly CookieName[]): Promise<void> {
  await Promise.all(names.map((name) => page.bridge.setCookie(name, null)))
}

/**
 * Which session the tab has by its cookies, those of its start unless others are given (decisions "Session"): the cookie
 * `token`, then `bearerToken`, unless it carries a token that the database has already replaced, or that was logged out
 * here: cookies come late. Any other that nobody here wrote is a log-in from another page.
 */
export async function adoptSession(
  db: MyDatabase,
  page: Page,
  session: Session,
  { token, bearerToken }: CookieValues = page.facts.cookies,
): Promise<void> {
  const cookie = [token, bearerToken].find((text) => text !== undefined && isToken(text)) ?? null
  const held = await db.session.get('current')
  // A logout that was cut short is carried through.
  if (held && (await hasEnded(db, held.token))) await session.end()
  const row = await db.session.get('current')
  if (row?.token === cookie) return
  if (cookie !== null && row?.previous !== cookie && (await session.adopt(cookie))) return
  if (row) await writeTokenCookies(page, row.token)
  // Where there was none, one that has come since is a log-in, and stays.
  else if (token !== undefined || bearerToken !== undefined) await removeCookies(page, ['token', 'bearerToken'])
}
