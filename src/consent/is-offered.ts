import { consentRegions, messagingUrl, productAnalyticsUrl, tagManagerUrl } from '#domain/settings/configuration.ts'

/**
 * Whether there is anything to consent to: an analytics or marketing third party, or a region that requires the
 * question.
 */
export const CONSENT_IS_OFFERED =
  consentRegions.length > 0 || productAnalyticsUrl !== null || messagingUrl !== null || tagManagerUrl !== null
