import type { PageFacts } from '#worker/core/page-bridge.ts'
import { supportedLocale } from '#domain/languages/locales.ts'
import { hasTrackingOptOut } from './privacy-control.ts'
import { readCookies } from './cookies.ts'
import { ssoSession, takeSimpleAuthToken } from './address-tokens.ts'

/** What only the page can read and the worker needs; read again for each worker that starts. */
export function pageFacts(): PageFacts {
  return {
    href: location.href,
    protocol: location.protocol,
    host: location.host,
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    // The language shown now, which may differ from the one at boot.
    locale: supportedLocale(document.documentElement.lang) ?? window.__boot.locale,
    visible: document.visibilityState === 'visible',
    online: navigator.onLine,
    cookies: readCookies(),
    hasTrackingOptOut: hasTrackingOptOut(),
    build: window.__boot.build,
    simpleAuthToken: takeSimpleAuthToken(),
    ssoSession,
  }
}
