import { pauseReads, resumeReads } from '#db/view.ts'
import { pauseWorker, resumeWorker } from '../data/worker-client.ts'
import { readCurrentPlayer, getShownPlayer } from '../data/queries.ts'
import { partsComing } from '../shell/import-part.ts'
import { isWebKit } from './engine.ts'
import { readCookies } from './cookies.ts'

/** ms. The page stays hidden this long while the database does not answer; then it reloads. */
const READ_WITHIN_MS = 3_000

/** Session token and player at the time the page was left. `player` is undefined if not read yet. */
type Left = {
  token: string | null
  player: string | null | undefined
  /** Chunks were still loading. WebKit may cancel such imports without an error, so they would never resolve. */
  isTorn: boolean
}

/**
 * Handles the back/forward cache. A frozen page stops its worker client and live queries, because they would block the
 * next page (seen in WebKitGTK 2.50), and hides a player's data, because the session may end meanwhile.
 */
export function handlePageCache(): void {
  const { style } = document.documentElement
  /** undefined while the page is shown. */
  let left: Left | undefined

  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) {
      // WebKitGTK 2.50 may leave transactions of this page's worker open, and the next page would wait for them.
      if (isWebKit()) pauseWorker()
      return
    }
    const isTorn = !window.__boot.hasBegun || partsComing() > 0
    left = { token: sessionToken(), player: getShownPlayer(), isTorn }
    if (isWebKit() || left.token !== null || left.player !== null) style.visibility = 'hidden'
    pauseWorker()
    pauseReads()
  }
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || left === undefined) return
    // The player has changed, or loading would never finish: stay hidden and reload. In WebKitGTK 2.50 the reads and
    // channels of a page that was frozen may stay silent.
    if (isWebKit() || left.isTorn || sessionToken() !== left.token) return location.reload()
    const { player } = left
    left = undefined
    resumeReads()
    resumeWorker()
    if (style.visibility !== '') void showTo(player)
  }
  /**
   * The token is not enough: its cookie can be missing while the session lasts, or change before the page is updated.
   */
  const showTo = async (player: string | null | undefined): Promise<void> => {
    const isSame = player !== undefined && (await isCurrent(player))
    // The page was left again meanwhile.
    if (left !== undefined) return
    if (isSame) style.visibility = ''
    else location.reload()
  }
  // In the capture phase, to run before Dexie's own listeners, which close the connection and make the live queries
  // read.
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
