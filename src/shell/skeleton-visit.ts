import { isActivePath, withLocalePrefix } from '../app/routing/locale-prefix.ts'
import { isRailFolded } from '../app/layout/rail-fold.ts'
import { readCookie } from '../../worker/domain/protocol/cookie-text.ts'
import { splitLocalePrefix } from '../../worker/domain/account/locales.ts'

/**
 * Adapts the skeleton to the visit: home page or another, guest or player, folded rail, and links with the locale
 * prefix.
 */
export function describeVisit(): void {
  const { path } = splitLocalePrefix(location.pathname)
  const token = readCookie(document.cookie, 'token') ?? readCookie(document.cookie, 'bearerToken')
  const marks = document.documentElement.dataset
  marks['page'] = path === '/' ? 'home' : 'other'
  marks['viewer'] = token ? 'player' : 'guest'
  if (isRailFolded()) marks['rail'] = 'folded'
  for (const link of document.querySelectorAll('#root a[href^="/"]')) {
    const href = link.getAttribute('href') ?? '/'
    if (link.closest('nav') && isActivePath(path, href)) link.setAttribute('aria-current', 'page')
    link.setAttribute('href', withLocalePrefix(href))
  }
}
