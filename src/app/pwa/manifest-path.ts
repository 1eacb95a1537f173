import type { Locale } from '../../../worker/domain/account/locales.ts'

/** What the app is installed by, in a language; the files are made by src/build/manifest.ts. */
export function manifestPath(locale: Locale): string {
  return `/manifest-${locale}.webmanifest`
}
