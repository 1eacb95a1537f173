import { type CookieName, type CookieValues, SESSION_COOKIES } from '#domain/wire/cookies.ts'
import { DRAFT_STORES, LASTING_STORES, type MyDatabase, PRIVATE_STORES } from '#db/my-database.ts'
import type { SessionEnd } from '#db/notice-rows.ts'
import type { SessionRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { LOGOUT_SUBJECT } from '#domain/calls/queued-call.ts'
import { isToken } from '#domain/wire/token.ts'
import type { Page } from '../core/page.ts'
import { endedTokens, hasEnded, hashToken, markEnded } from './ended-tokens.ts'

/** A snapshot of a player's session. Data requested under it may be written only while the session lasts. */
export type AuthSession = Pick<SessionRow, 'loginId' | 'playerId' | 'token'>

/** A session whose player is known. */
export type PlayerSession = AuthSession & { playerId: string }

export type Session = {
  /** The current session; null for a guest. */
  current(): Promise<AuthSession | null>
  /**
   * The logged-in player with the player id; loads the profile first if the id is not known yet. Throws `CommandError`
   * with `unauthorised` for a guest, and the errors of the profile call.
   */
  player(): Promise<PlayerSession>
  /**
   * Runs a write to the player's rows in one transaction with a check that this log-in still lasts. Throws
   * `CommandError` with `cancelled`, and writes nothing, when the player has logged out or another player has logged
   * in.
   */
  write<Value>(authSession: AuthSession, work: () => Promise<Value>): Promise<Value>
  /** Starts a session; deletes the rows of the previous player first. */
  begin(token: string): Promise<AuthSession>
  /** Starts a session with a token found in a cookie; false if that token was logged out on this device. */
  adopt(token: string): Promise<boolean>
  /**
   * Replaces `stale` with a new token. False, and nothing is written, when `stale` is no longer the current token: the
   * player has logged out meanwhile, or a newer token has arrived.
   */
  replaceToken(stale: string, token: string): Promise<boolean>
  /**
   * Ends the session on this device: deletes every private row, the cookies and the boot snapshot. Needs no network.
   */
  end(): Promise<AuthSession | null>
  /**
   * Ends the session because the operator rejected this token or its profile, and adds a notice that says why; does
   * nothing if the current token is a newer one.
   */
  rejectToken(token: string, end?: SessionEnd): Promise<void>
}

const PRIVATE_AND_OUTBOX = [...PRIVATE_STORES, ...DRAFT_STORES, 'outbox', 'facts', 'events']

/** Creates the session store; `identify` loads the profile of a log-in whose player id is not known yet. */
export function createSession(db: MyDatabase, page: Page, identify: () => Promise<void>): Session {
  async function named(): Promise<PlayerSession | null> {
    const row = await db.session.get('current')
    return row?.playerId ? { loginId: row.loginId, token: row.token, playerId: row.playerId } : null
  }

  async function wipe(): Promise<void> {
    const wasPlayer = (await db.session.count()) > 0
    await Promise.all(PRIVATE_STORES.map((store) => db.table(store).clear()))
    // Drafts of a guest survive a log-in; drafts of a logged-in player do not.
    if (wasPlayer) {
      await Promise.all(DRAFT_STORES.map((store) => db.table(store).clear()))
      await Promise.all([
        db.events.clear(),
        db.facts.bulkDelete(['analytics', 'eventSinks', 'publicRounds', 'pushChoice']),
      ])
      // The flags stay, so that a game that is switched off does not come back, but not the id that they were given to.
      const flags = await db.facts.get('flags')
      if (flags?.id === 'flags') await db.facts.put({ id: 'flags', on: flags.on, fetchedAt: flags.fetchedAt })
    }
    // Of the enqueued calls, only a logout is still worth sending.
    await db.outbox.where('subject').notEqual(LOGOUT_SUBJECT).delete()
  }

  async function clearPage(): Promise<void> {
    await page.bridge.saveBootSnapshot(null)
    await removeCookies(page, SESSION_COOKIES)
  }

  async function forget(authSession: AuthSession | null): Promise<void> {
    await clearPage()
    // Calls are enqueued under the log-in's id while the player's id is not known.
    for (const owner of [authSession?.playerId, authSession?.loginId]) if (owner) await page.bridge.forgetOwner(owner)
  }

  /** Starts a session. Null, and nothing is written, if the token was found in a cookie and has already ended. */
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

  /** Runs before the other steps of a logout, so that a cookie that arrives late cannot bring the session back. */
  async function mark(token: string): Promise<void> {
    // A full disk must not prevent a logout.
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
    write: (authSession, work) =>
      db.transaction('rw', [...PRIVATE_STORES, ...DRAFT_STORES, ...LASTING_STORES, 'facts'], async () => {
        const row = await db.session.get('current')
        if (row?.loginId !== authSession.loginId) throw new CommandError({ code: 'cancelled', retry: false })
        return work()
      }),
    async begin(token) {
      const row = await start(token, false)
      // `start` returns null only for a token found in a cookie.
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
      // Callers waiting for the token need not wait for the page to write the cookies.
      void writeTokenCookies(page, token).catch(() => undefined)
      return true
    },
    async end() {
      const known = await db.session.get('current')
      if (known) await mark(known.token)
      // What the page keeps goes first, because it may close at any time: a cookie left behind logs the player in again,
      // and a snapshot shows the player once more; a row left behind does neither.
      await clearPage()
      const row = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = (await db.session.get('current')) ?? null
        await wipe()
        return current
      })
      // A refresh may have replaced the token in between; its cookie may arrive late as well.
      if (row && row.token !== known?.token) await mark(row.token)
      await forget(row)
      return row
    },
    async rejectToken(token, end = { reason: 'expired' }) {
      const hash = await hashToken(token)
      const ended = await db.transaction('rw', PRIVATE_AND_OUTBOX, async () => {
        const current = await db.session.get('current')
        if (current?.token !== token) return null
        await markEnded(db, [hash])
        await wipe()
        await db.notices.add({ playerId: null, at: Date.now(), kind: 'sessionEnded', ...end })
        return current
      })
      if (ended) await forget(ended)
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
 * `isNamed`: a cookie has begun a session whose account the player should read. `foreign`: the token of a cookie that may
 * be of another player than the session.
 */
export type AdoptedSession = { isNamed: boolean; foreign: string | null }

/**
 * Decides which session the tab has by its cookies (by default those at page start): `token` first, then `bearerToken`.
 * A token that the database has already replaced, or that was logged out here, is ignored, because cookies can arrive
 * late. Any other unknown token is a log-in made by another page. That of a return from single sign-on leaves the session
 * that there is as it is, until the player has been asked.
 */
export async function adoptSession(
  db: MyDatabase,
  page: Page,
  session: Session,
  { token, bearerToken }: CookieValues = page.facts.cookies,
): Promise<AdoptedSession> {
  const none = { isNamed: false, foreign: null }
  const isSsoReturn = page.facts.ssoSession !== null
  const cookie = [token, bearerToken].find((text) => text !== undefined && isToken(text)) ?? null
  const stored = await db.session.get('current')
  // Finishes a logout that was interrupted.
  if (stored && (await hasEnded(db, stored.token))) await session.end()
  const row = await db.session.get('current')
  if (row?.token === cookie) return none
  const isUnknown = cookie !== null && row?.previous !== cookie
  if (isUnknown && row && isSsoReturn && !(await hasEnded(db, cookie))) return { isNamed: false, foreign: cookie }
  if (isUnknown && (await session.adopt(cookie))) return { isNamed: isSsoReturn || row !== undefined, foreign: null }
  if (row) await writeTokenCookies(page, row.token)
  // Removes only cookies that were there at the start: one that has appeared since is a new log-in and stays.
  else if (token !== undefined || bearerToken !== undefined) await removeCookies(page, ['token', 'bearerToken'])
  return none
}
