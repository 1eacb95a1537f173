import { OFFERED_LOCALES, type Locale, localeTag } from '../../worker/domain/account/locales.ts'

/** A page under one site, in a language or, without one, in the visitor's. `site` has no slash at its end. */
export function addressAt(site: string, path: string, locale: Locale | null): string {
  return `${site}${locale ? `/${locale}` : ''}${locale && path === '/' ? '' : path}`
}

/** The same page in every language, and where each visitor finds their own, by what `hreflang` calls them. */
export function getAlternates(site: string, path: string): { language: string; href: string }[] {
  return [
    ...OFFERED_LOCALES.map((locale) => ({
      language: localeTag(locale).split('-')[0] ?? locale,
      href: addressAt(site, path, locale),
    })),
    { language: 'x-default', href: addressAt(site, path, null) },
  ]
}

/** A site's address as it is joined with paths. */
export function getSite(address: string): string {
  return address.replace(/\/+$/, '')
}
