import {
  consentRegions,
  messagingUrl,
  productAnalyticsUrl,
  tagManagerUrl,
} from '../../../worker/domain/settings/configuration.ts'

/** Whether there is anything to allow or refuse: a third party that counts or advertises, or a region that asks anyway. */
export const CONSENT_IS_OFFERED =
  consentRegions.length > 0 || productAnalyticsUrl !== null || messagingUrl !== null || tagManagerUrl !== null
