import { OFFERED_LOCALES, type Locale, localeTag } from '#domain/languages/locales.ts'

/**
 * The address of a page on a site, in a locale or, without one, in the visitor's language. `site` has no trailing
 * slash.
 */
export function addressAt(site: string, path: string, locale: Locale | null): string {
  return `${site}${locale ? `/${locale}` : ''}${locale && path === '/' ? '' : path}`
}

/** The page's address in every language, and `x-default` for the visitor's own, with the `hreflang` of each. */
export function getAlternates(site: string, path: string): { language: string; href: string }[] {
  return [
    ...OFFERED_LOCALES.map((locale) => ({
      language: localeTag(locale).split('-')[0] ?? locale,
      href: addressAt(site, path, locale),
    })),
    { language: 'x-default', href: addressAt(site, path, null) },
  ]
}

/** A site's address without trailing slashes, to be joined with paths. */
export function getSite(address: string): string {
  return address.replace(/\/+$/, '')
}
