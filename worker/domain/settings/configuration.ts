import { readConfiguration } from './build-settings.ts'

/** Of Node; a page and a worker have none. */
type Env = Record<string, string | undefined>

/**
 * What the operator has set for this build: `src/build/configuration-vite-plugin.ts` puts it in the place of this file, a constant
 * for each, so that what is off leaves no code. Node's tools read the environment.
 */
export const {
  brandName,
  brandColor,
  brandMark,
  brandFiles,
  company,
  minAge,
  helpline,
  complaintsEmail,
  demoBanner,
  locales,
  defaultLocale,
  partnerCookie,
  adplaceCookie,
  localeCookieSecure,
  sso,
  consentRegions,
  noAutoPlayRegions,
  tagManagerUrl,
  productAnalyticsUrl,
  productAnalyticsKey,
  messagingUrl,
  messagingKey,
  captcha,
  captchaKey,
  captchaUrl,
  flagsUrl,
  flagsKey,
  bettingProvider,
  chatUrl,
  errorReportsUrl,
} = readConfiguration((globalThis as { process?: { env: Env } }).process?.env ?? {})
