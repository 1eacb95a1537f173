import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { localeTag, splitLocalePrefix, type Locale } from '#domain/languages/locales.ts'
import { addressAt, getAlternates } from '../../shell/site-addresses.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { manifestPath } from '../../base/manifest-path.ts'
import { isActivePath } from '../../base/locale-prefix.ts'
import { pageSubjectAtom, type GameSubject } from '../../base/page-subject.ts'
import { ROUTES } from '../../base/routes.ts'
import loadDescriptions from '../../../lang/about/*.json?languages=about'
import { ABOUT, ABOUT_ELSE, ABOUT_GAME } from './about.ts'

/** Personal pages, which search engines must not index. */
const UNLISTED: readonly string[] = [
  ROUTES.profile,
  ROUTES.passwordReset,
  ROUTES.resetPassword,
  ROUTES.authCallback,
  ROUTES.noAccess,
  ROUTES.error,
]
const LISTED = Object.values(ROUTES).filter((route) => !UNLISTED.some((unlisted) => isActivePath(route, unlisted)))

/**
 * Keeps the document's head up to date for search engines and link previews: canonical address, the page in other
 * languages, and its title, which the page itself sets.
 */
export function useHead(): void {
  const [address] = useLocation()
  const { locale } = useLocale()
  const subject = useAtomValue(pageSubjectAtom)
  const isMissing = subject?.isMissing === true
  const game = subject && !subject.isMissing ? subject.game : null
  const path = subject && !subject.isMissing ? subject.path : address

  useEffect(() => {
    const { prefix } = splitLocalePrefix(location.pathname)
    const site = siteOfShare()
    const canonical = addressAt(site, path, prefix)
    put('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical })
    for (const { language, href } of getAlternates(site, path)) putAlternate(language, href)
    put('link[rel=manifest]', 'link', { rel: 'manifest', href: manifestPath(locale) })
    meta('og:url', canonical)
    meta('og:locale', localeTag(locale).replace('-', '_'))
    // An address without a page must not be indexed.
    const isListed = !isMissing && LISTED.some((route) => isActivePath(path, route))
    put('meta[name=robots]', 'meta', { name: 'robots', content: isListed ? 'index,follow' : 'noindex' })
  }, [path, isMissing, locale])

  useEffect(() => {
    let gone = false
    void getDescription(path, game, locale).then((content) => {
      if (gone || content === null) return
      put('meta[name=description]', 'meta', { name: 'description', content })
      meta('og:description', content)
    })
    return () => {
      gone = true
    }
  }, [path, game, locale])

  useEffect(() => {
    const title = document.head.querySelector('title')
    const updateTitle = (): void => meta('og:title', document.title)
    updateTitle()
    const watching = new MutationObserver(updateTitle)
    if (title) watching.observe(title, { childList: true, characterData: true, subtree: true })
    return () => watching.disconnect()
  }, [])
}

/**
 * The site that the build was configured with, which its mirrors name too: the origin of the share picture, else this
 * host.
 */
function siteOfShare(): string {
  const picture = document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return new URL(picture ?? '/', location.href).origin
}

function putAlternate(hreflang: string, href: string): void {
  put(`link[hreflang="${hreflang}"]`, 'link', { rel: 'alternate', hreflang, href })
}

function meta(property: string, content: string): void {
  put(`meta[property="${property}"]`, 'meta', { property, content })
}

/** Updates the element in the head, or adds it. */
function put(selector: string, tag: 'link' | 'meta', attributes: Record<string, string>): void {
  const element = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) {
    // Skips equal values: setting the manifest's address again makes the browser fetch it again.
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/**
 * The description of a page, or of its game, in a locale, for search engines and link previews; null when the texts
 * cannot be loaded. The page does not need them, so they load last.
 */
async function getDescription(path: string, game: GameSubject | null, locale: Locale): Promise<string | null> {
  const ofPath = Object.entries(ABOUT).find(([pagePath]) => isActivePath(path, pagePath))?.[1] ?? ABOUT_ELSE
  // A game without a provider gets the description of its game list.
  const key = game?.provider ? ABOUT_GAME[game.kind] : ofPath
  return loadDescriptions[locale]().then(
    ({ default: texts }) => filled(texts[key], { name: game?.name ?? '', provider: game?.provider ?? '' }),
    () => null,
  )
}

function filled(text: string, values: { name: string; provider: string }): string {
  return text.replaceAll(/\{(name|provider)\}/g, (_, place: 'name' | 'provider') => values[place])
}
