import type { Locale } from '#domain/languages/locales.ts'
import { getSite } from '../shell/site-addresses.ts'
import { escapeHtml } from './skeleton-markup.ts'

type Texts = Readonly<Record<string, string>>

/** Size of the share picture in px; tests/screenshots/public.spec.ts draws it. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * Meta tags for link previews, in a locale. The picture needs an absolute address: on the operator's host, when the
 * build has one.
 */
export function fillShare(html: string, locale: Locale, texts: Texts, address = ''): string {
  const name = texts['app.name'] ?? ''
  const tags = [
    ['type', 'website'],
    ['site_name', name],
    ['image', `${getSite(address)}/share-${locale}.jpg`],
    ['image:width', String(SHARE_SIZE.width)],
    ['image:height', String(SHARE_SIZE.height)],
    ['image:alt', name],
  ].map(([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content ?? '')}">`)
  return html.replace(/<meta property="og:image"[^>]*>/, () => tags.join(''))
}
