import { ABOUT, ABOUT_ELSE } from '../app/seo/about.ts'
import { manifestPath } from '../base/manifest-path.ts'
import { ROUTES } from '../base/routes.ts'
import { POLICIES, type PolicyPath } from '../pages/policy/policies.ts'
import type { PolicyOpening } from '../pages/policy/policy-text.ts'
import { defaultLocale } from '#domain/settings/configuration.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { OFFERED_LOCALES, type Locale, localeTag } from '#domain/languages/locales.ts'
import { readOpening } from './page-texts.ts'
import { fillShare } from './share.ts'
import { addressAt, getAlternates, getSite } from '../shell/site-addresses.ts'
import { escapeHtml, fillTexts } from './skeleton-markup.ts'

/** The placeholder for the page's content in the shell; its styles are in looks/. */
export type Look = 'home' | 'text' | 'table' | 'hero'

/**
 * Pages that are served as a file at their own address: title and lead are visible before any script runs, on a slow
 * network and for search engines.
 */
type PublicPage = {
  path: string
  title: string
  lead?: string
  look: Exclude<Look, 'home'>
  hasTabs?: 'always' | 'wide'
  /** First lines of a text that exists in one language only, whatever the page's language. */
  opening?: PolicyOpening & { lang: Locale }
  /** The heading is smaller on a phone, because it is long or shares its row. */
  isSmall?: true
  width?: number
}

/** Originals whose page begins with tabs, or is a list. */
const OTHER_LOOKS: Partial<Record<OriginalGame, Pick<PublicPage, 'hasTabs'> & { look?: 'text' }>> = {
  coinflip: { hasTabs: 'always' },
  roulette: { hasTabs: 'wide' },
  wheel: { hasTabs: 'wide' },
  cases: { look: 'text' },
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: ROUTES.slots, title: 'nav.slots', look: 'text', isSmall: true },
  { path: ROUTES.live, title: 'nav.liveCasino', look: 'text', isSmall: true },
  ...ORIGINAL_GAMES.map((game): PublicPage => ({
    path: ROUTES[game],
    title: `nav.${game}`,
    look: 'table',
    ...OTHER_LOOKS[game],
  })),
  { path: ROUTES.rooms, title: 'nav.rooms', look: 'text' },
  { path: ROUTES.crash, title: 'nav.crash', look: 'table' },
  { path: ROUTES.fairness, title: 'fairness.page.title', look: 'text' },
  { path: ROUTES.tournaments, title: 'nav.tournaments', look: 'text', width: 1040 },
  { path: ROUTES.top, title: 'nav.top', look: 'text', width: 820 },
  { path: ROUTES.betting, title: 'nav.betting', look: 'text', isSmall: true },
  { path: ROUTES.bonuses, title: 'nav.bonuses', look: 'text', width: 1040 },
  { path: ROUTES.welcomePack, title: 'welcomePack.title', lead: 'welcomePack.text', look: 'hero', width: 1040 },
  { path: ROUTES.vipClub, title: 'nav.vipClub', lead: 'vip.text', look: 'hero', width: 1040 },
  { path: ROUTES.faq, title: 'nav.faq', look: 'text', width: 820 },
  policyPage(ROUTES.policyKyc),
  policyPage(ROUTES.policyAgreement),
  policyPage(ROUTES.policyAgreementRu),
  policyPage(ROUTES.policyConfidential),
  legalPage('responsible'),
  legalPage('bonusTerms'),
  legalPage('rules'),
  legalPage('complaints'),
]

function legalPage(page: 'responsible' | 'bonusTerms' | 'rules' | 'complaints'): PublicPage {
  const title = `legal.${page}`
  return { path: ROUTES[page], title, lead: `${title}.lead`, look: 'text', isSmall: true, width: 760 }
}

function policyPage(path: PolicyPath): PublicPage {
  const { name, binds } = POLICIES[path]
  const opening = { lang: binds, ...readOpening(name, binds) }
  return { path, title: `policy.${name}`, opening, look: 'text', isSmall: true, width: 760 }
}

export type Dictionaries = Readonly<Record<Locale, Readonly<Record<string, string>>>>
type Site = { texts: Dictionaries; address?: string | undefined }
type Served = { path: string; look: Look; isTranslated: boolean; html: string }

/**
 * Every public page as it is served: one without a prefix is in the default language and carries its texts in the other
 * languages as well; one with a prefix is in that locale. Input: the shell of the home page before its texts are filled
 * in. Output: the pages with the paths at which they are requested.
 */
export function publicPages(shell: string, site: Site): Served[] {
  const homes = OFFERED_LOCALES.map((prefix) => {
    const localized = fillTexts(shell, site.texts[prefix])
    return {
      path: `/${prefix}`,
      look: 'home' as const,
      isTranslated: true,
      html: withHead(localized, ROUTES.home, prefix, site),
    }
  })
  const others = PUBLIC_PAGES.flatMap((page) =>
    [null, ...OFFERED_LOCALES].map((prefix) => {
      const localized = fillTexts(withHeading(shell, page, prefix, site.texts), site.texts[prefix ?? defaultLocale])
      const path = prefix === null ? page.path : `/${prefix}${page.path}`
      const html = withHead(localized, page.path, prefix, site, page.title)
      return { path, look: page.look, isTranslated: prefix !== null, html }
    }),
  )
  return [...homes, ...others]
}

const PLACE = /<div class="app-page skeleton-home">.*(?=<div class="app-page skeleton-failed">)/s

/** Replaces the home page's content with the page's title and description. */
function withHeading(shell: string, page: PublicPage, prefix: Locale | null, texts: Dictionaries): string {
  if (!PLACE.test(shell)) throw new Error('index.html: no place for the heading of a page')
  const text = (tag: string, key: string): string => {
    const value = escapeHtml(getText(key, prefix ?? defaultLocale, texts))
    // With a prefix the locale is fixed, so the loader needs no other texts.
    if (prefix !== null) return `<${tag}>${value}</${tag}>`
    const others = OFFERED_LOCALES.filter((locale) => locale !== defaultLocale)
    const translations = others.map((locale) => ` data-${locale}="${escapeHtml(getText(key, locale, texts))}"`).join('')
    return `<${tag} data-text="${key}"${translations}>${value}</${tag}>`
  }
  const width = page.width ? ` style="max-width:${page.width}px"` : ''
  const place = `data-look="${page.look}"${page.hasTabs ? ` data-tabs="${page.hasTabs}"` : ''}${page.isSmall ? ' data-small' : ''}${width}`
  const head = page.opening
    ? toOpening(page.opening)
    : text('h1', page.title) + text('p', page.lead ?? ABOUT[page.path] ?? ABOUT_ELSE)
  return shell.replace(
    PLACE,
    () =>
      `<div class="app-page skeleton-other" ${place}><div>${head}</div><i class="skeleton skeleton-block"></i></div>`,
  )
}

function toOpening({ lang, title, lead }: NonNullable<PublicPage['opening']>): string {
  const langAttribute = `lang="${localeTag(lang)}"`
  return `<h1 ${langAttribute}>${escapeHtml(title)}</h1><p ${langAttribute}>${escapeHtml(lead)}</p>`
}

/** Meta tags for search engines and link previews; those with addresses are added only when SITE_ADDRESS is set. */
function withHead(html: string, path: string, prefix: Locale | null, { texts, address }: Site, title?: string): string {
  const locale = prefix ?? defaultLocale
  const app = getText('app.name', locale, texts)
  const name = title ? `${getText(title, locale, texts)} · ${app}` : `${app} — ${getText('app.tagline', locale, texts)}`
  const about = getText(ABOUT[path] ?? ABOUT_ELSE, locale, texts)
  const lines = [
    `<meta name="description" content="${escapeHtml(about)}">`,
    property('og:title', name),
    property('og:description', about),
    property('og:locale', localeTag(locale).replace('-', '_')),
    ...(address ? addresses(path, prefix, getSite(address)) : []),
  ]
  return fillShare(html, locale, texts[locale], address)
    .replace(manifestPath(defaultLocale), manifestPath(locale))
    .replace(
      /<html lang="[^"]*" data-page="[^"]*"/,
      `<html lang="${localeTag(locale)}" data-page="${path === '/' ? 'home' : 'other'}"`,
    )
    .replace(/<title[^>]*>.*?<\/title>/s, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => lines.join(''))
}

function addresses(path: string, prefix: Locale | null, site: string): string[] {
  const canonical = addressAt(site, path, prefix)
  return [
    `<link rel="canonical" href="${canonical}">`,
    property('og:url', canonical),
    ...getAlternates(site, path).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
    ),
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function getText(key: string, locale: Locale, texts: Dictionaries): string {
  const text = texts[locale][key]
  if (text === undefined) throw new Error(`no text in lang for ${key} (${locale})`)
  return text
}
