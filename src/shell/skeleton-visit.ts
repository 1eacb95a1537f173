import { isActivePath, withLocalePrefix } from '../base/locale-prefix.ts'
import type { BootSnapshot } from '#db/boot-snapshot.ts'
import { showMarks } from '../base/device-mark.ts'
import { readCookie } from '#domain/wire/cookie-text.ts'
import { splitLocalePrefix } from '#domain/languages/locales.ts'

/**
 * Adapts the skeleton to the visit: home page or another, guest or player, folded rail, hidden amounts, and links with the locale
 * prefix. A snapshot of a player counts like a cookie: the browser may lose the cookie while the session lasts.
 */
export function describeVisit(snapshot: BootSnapshot | null): void {
  const { path } = splitLocalePrefix(location.pathname)
  const token = readCookie(document.cookie, 'token') ?? readCookie(document.cookie, 'bearerToken')
  const marks = document.documentElement.dataset
  marks['page'] = path === '/' ? 'home' : 'other'
  marks['viewer'] = token || snapshot?.header ? 'player' : 'guest'
  showMarks()
  for (const link of document.querySelectorAll('#root a[href^="/"]')) {
    const href = link.getAttribute('href') ?? '/'
    if (link.closest('nav') && isActivePath(path, href)) link.setAttribute('aria-current', 'page')
    link.setAttribute('href', withLocalePrefix(href))
  }
}
