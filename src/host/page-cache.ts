import { pauseReads, resumeReads } from '../../worker/db/view.ts'
import { pauseWorker, resumeWorker } from '../data/door.ts'
import { partsComing } from '../shell/import-part.ts'
import { readCookies } from './cookies.ts'

/**
 * A browser may keep a page that is left, frozen, and show it again on Back. Until then it lets go of its worker and of
 * its reads, which the next page would wait for (seen in WebKitGTK 2.50), and shows nothing of a player: the session
 * that it was drawn for may have ended meanwhile.
 */
export function handlePageCache(): void {
  const { style } = document.documentElement
  /** The session's token when the page was left; undefined while it is shown. */
  let leftWith: string | null | undefined
  /** What is on its way then may never come: WebKit lets go of it without a word. */
  let isTorn = false

  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    leftWith = sessionToken()
    isTorn = !window.__boot.hasBegun || partsComing() > 0
    if (leftWith !== null) style.visibility = 'hidden'
    pauseWorker()
    pauseReads()
  }
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || leftWith === undefined) return
    // What is on screen is another player's, or is never finished: it stays hidden until the page has loaded again.
    if (isTorn || sessionToken() !== leftWith) return location.reload()
    leftWith = undefined
    style.visibility = ''
    resumeReads()
    resumeWorker()
  }
  // Before Dexie's own listeners, which close the connection and have the live queries read.
  window.addEventListener('pagehide', leave, { capture: true })
  window.addEventListener('pageshow', comeBack, { capture: true })
}

function sessionToken(): string | null {
  const { token, bearerToken } = readCookies()
  return token ?? bearerToken ?? null
}
