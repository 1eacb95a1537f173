import { readConfiguration } from './build-settings.ts'

/** Exists in Node only, not in a page or worker. */
type Env = Record<string, string | undefined>

/**
 * The operator's settings for this build. `src/build/configuration-vite-plugin.ts` replaces this module with constants,
 * so that the code of a disabled feature is left out of the build. Node tools read the environment.
 */
export const {
  brandName,
  brandColor,
  brandSecondColor,
  brandMark,
  brandFiles,
  brandTexts,
  brandFont,
  company,
  minAge,
  helpline,
  complaintsEmail,
  supportContact,
  demoBanner,
  locales,
  defaultLocale,
  partnerCookie,
  adplaceCookie,
  localeCookieSecure,
  sso,
  hsts,
  socialProviders,
  consentRegions,
  noAutoPlayRegions,
  practice,
  verifiedPracticeRegions,
  realityCheckMinutes,
  protectionCountry,
  tagManagerUrl,
  productAnalyticsUrl,
  productAnalyticsKey,
  analyticsPlayerId,
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
  errorReportsEnv,
  performancePercent,
} = readConfiguration((globalThis as { process?: { env: Env } }).process?.env ?? {})
