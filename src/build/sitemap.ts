import { OFFERED_LOCALES } from '#domain/languages/locales.ts'
import { ROUTES } from '../base/routes.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { addressAt, getAlternates, getSite } from '../shell/site-addresses.ts'
import { escapeHtml } from './skeleton-markup.ts'

/** Every public page in every language with its alternates, for search engines; needs the site's own address. */
export function sitemap(address: string): string {
  const site = getSite(address)
  const paths = [ROUTES.home, ...PUBLIC_PAGES.map(({ path }) => path)]
  const urls = paths.flatMap((path) => {
    const links = getAlternates(site, path).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    return [null, ...OFFERED_LOCALES].map(
      (locale) => `<url><loc>${escapeHtml(addressAt(site, path, locale))}</loc>${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** robots.txt plus a line with the sitemap's address. */
export function withSitemap(robots: string, address: string): string {
  return `${robots.trimEnd()}\n\nSitemap: ${getSite(address)}/sitemap.xml\n`
}
