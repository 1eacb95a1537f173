import type { Locale } from '../../worker/domain/account/locales.ts'
import { getSite } from '../shell/site-addresses.ts'
import { escapeHtml } from './skeleton-markup.ts'

type Texts = Readonly<Record<string, string>>

/** Drawn by tests/screenshots/public.spec.ts. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * What a shared page is shown with, in a language. The picture is found by its whole address alone: on an operator's own
 * host, where the build is told one.
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
