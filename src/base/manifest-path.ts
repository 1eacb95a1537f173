import type { Locale } from '#domain/languages/locales.ts'

/** The web app manifest in a locale; src/build/manifest.ts generates the files. */
export function manifestPath(locale: Locale): string {
  return `/manifest-${locale}.webmanifest`
}
