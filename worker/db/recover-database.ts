import type { Connection } from '../connection/connection.ts'
import { adoptSession, type Session } from '../auth/auth-session.ts'
import { runInBackground } from '../core/command.ts'
import { reopenOnClose } from './reopen-on-close.ts'
import type { MyDatabase } from './my-database.ts'
import type { BootSnapshotWriter } from './boot-snapshot-writer.ts'
import { watchVitalRows, putMissing, type VitalRows, withoutPlayer } from './vital-rows.ts'
import { computeBackoff, waitUnlessAborted } from '../jobs/schedule.ts'
import { log, type Page } from '../core/page.ts'
import { RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '#domain/settings/constants.ts'
import { type CookieValues, cookieValue } from '#domain/wire/cookies.ts'
import { requestLock } from '#domain/browser/locks.ts'

/** How much later than the database the cookies may go, ms, when the player clears the site's data. */
const COOKIES_GONE_WITHIN_MS = 3_000

type Parts = {
  db: MyDatabase
  page: Page
  session: Session
  connection: Connection
  /** Fetches again what the database has lost. */
  refill: () => Promise<unknown>
  /** Frozen until the rows are back, so that the stored snapshot survives the empty database. */
  bootSnapshot: Pick<BootSnapshotWriter, 'hold' | 'release'>
  stopped: AbortSignal
}

/**
 * Browsers delete a site's database while its pages are open when disk space is short, and players delete it by hand.
 * The worker then restores the rows that it has in memory, reads the session cookie again and fetches everything else
 * again. Every tab does this for what its own page shows.
 */
export function recoverWhenCleared({ db, page, session, connection, refill, bootSnapshot, stopped }: Parts): void {
  const vital = watchVitalRows(db)
  let instance: string | null = null
  let running: Promise<void> = Promise.resolve()

  /** Returns the function that fetches the lost data; it does nothing if the database is still the same. */
  async function recover(): Promise<() => Promise<unknown>> {
    const now = await instanceOf(db)
    if (now === instance) return async () => undefined
    log('database cleared')
    await connection.rewrite()
    const { cookies } = await page.bridge.current()
    // Two tabs may find the same log-in in the cookie, but only one may start the session.
    await requestLock('session-recovery', () => restoreSession({ db, page, session }, vital.hold(), cookies))
    instance = now
    runInBackground(endIfCookiesWent(cookies))
    return refill
  }

  /**
   * Browsers delete the database and the cookies of a site side by side: a cookie that was still there when the database
   * came back may be gone a moment later. Then the player has cleared everything, and the session ends.
   */
  async function endIfCookiesWent(before: CookieValues): Promise<void> {
    if (!hasSessionCookie(before)) return
    await waitUnlessAborted(COOKIES_GONE_WITHIN_MS, stopped)
    if (stopped.aborted || hasSessionCookie((await page.bridge.current()).cookies)) return
    log('cookies cleared')
    await session.end()
  }

  async function recoverUntilDone(): Promise<void> {
    for (let tries = 0; !stopped.aborted; tries += 1) {
      try {
        const fetchLost = await recover()
        vital.release()
        runInBackground(
          fetchLost()
            .finally(bootSnapshot.release)
            .finally(() => page.bridge.databaseRefilled()),
        )
        return
      } catch (error) {
        // The connection was closed again, or the disk is still full.
        if (tries === 0) log('database not back yet', error)
        await waitUnlessAborted(computeBackoff(tries, RECONNECT_MIN_MS, RECONNECT_MAX_MS), stopped)
      }
    }
  }

  const connected = reopenOnClose(db, {
    onClosed() {
      vital.hold()
      bootSnapshot.hold()
    },
    onOpened() {
      running = running.then(recoverUntilDone)
    },
  })
  runInBackground(
    instanceOf(db).then((first) => {
      instance ??= first
    }),
  )
  stopped.addEventListener('abort', () => {
    connected.end()
    vital.stop()
  })
}

/** Restores the session that the cookie names; if the cookie is gone too, the player has logged out. */
async function restoreSession(
  { db, page, session }: Pick<Parts, 'db' | 'page' | 'session'>,
  rows: VitalRows,
  cookies: CookieValues,
): Promise<void> {
  const isStillHere = isNamed(rows, cookies)
  await putMissing(db, isStillHere ? rows : withoutPlayer(rows))
  const isGone = rows.session[0] && !isStillHere && !hasSessionCookie(cookies)
  await (isGone ? session.end() : adoptSession(db, page, session, cookies))
}

function hasSessionCookie({ token, bearerToken }: CookieValues): boolean {
  return token !== undefined || bearerToken !== undefined
}

/** Whether the cookie belongs to the stored session. A token that no cookie can carry never was in a cookie. */
function isNamed({ session: [session] }: VitalRows, { token, bearerToken }: CookieValues): boolean {
  if (!session) return false
  const cookie = token ?? bearerToken
  if (cookie === undefined) return cookieValue('token', session.token) === null
  return cookie === session.token || cookie === session.previous
}

/** The random id of this database, created by the first worker that opened it. */
async function instanceOf(db: MyDatabase): Promise<string> {
  const known = await readInstance(db)
  if (known !== null) return known
  return db.transaction('rw', db.facts, async () => {
    const given = (await readInstance(db)) ?? crypto.randomUUID()
    await db.facts.put({ id: 'instance', instance: given })
    return given
  })
}

async function readInstance(db: MyDatabase): Promise<string | null> {
  const row = await db.facts.get('instance')
  return row?.id === 'instance' ? row.instance : null
}
