import { pauseReads, resumeReads } from '../../worker/db/view.ts'
import { pauseWorker, resumeWorker } from '../data/worker-client.ts'
import { readCurrentPlayer, getShownPlayer } from '../data/queries.ts'
import { partsComing } from '../shell/import-part.ts'
import { readCookies } from './cookies.ts'

/** What a database that does not answer may keep a page hidden for, ms; then the page is loaded again. */
const READ_WITHIN_MS = 3_000

/** Whom a page was left with: by the session's token, and by what was on screen (undefined: not known yet). */
type Left = {
  token: string | null
  player: string | null | undefined
  /** Some of its code was on its way then, and may never come: WebKit lets go of it without a word. */
  isTorn: boolean
}

/**
 * A browser may keep a page that is left, frozen, and show it again on Back. Until then it lets go of its worker and of
 * its reads, which the next page would wait for (seen in WebKitGTK 2.50), and shows nothing of a player: the session
 * that it was drawn for may have ended meanwhile.
 */
export function handlePageCache(): void {
  const { style } = document.documentElement
  /** undefined while the page is shown. */
  let left: Left | undefined

  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    const isTorn = !window.__boot.hasBegun || partsComing() > 0
    left = { token: sessionToken(), player: getShownPlayer(), isTorn }
    if (left.token !== null || left.player !== null) style.visibility = 'hidden'
    pauseWorker()
    pauseReads()
  }
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || left === undefined) return
    // What is on screen is another player's, or is never finished: it stays hidden until the page has loaded again.
    if (left.isTorn || sessionToken() !== left.token) return location.reload()
    const { player } = left
    left = undefined
    resumeReads()
    resumeWorker()
    if (style.visibility !== '') void showTo(player)
  }
  /** The token alone does not tell: its cookie may be gone while the session lasts, or change before what is on screen. */
  const showTo = async (player: string | null | undefined): Promise<void> => {
    const isSame = player !== undefined && (await isCurrent(player))
    // Left again meanwhile.
    if (left !== undefined) return
    if (isSame) style.visibility = ''
    else location.reload()
  }
  // Before Dexie's own listeners, which close the connection and have the live queries read.
  window.addEventListener('pagehide', leave, { capture: true })
  window.addEventListener('pageshow', comeBack, { capture: true })
}

function isCurrent(player: string | null): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), READ_WITHIN_MS))
  const read = readCurrentPlayer().then(
    (current) => current === player,
    () => false,
  )
  return Promise.race([read, late])
}

function sessionToken(): string | null {
  const { token, bearerToken } = readCookies()
  return token ?? bearerToken ?? null
}
