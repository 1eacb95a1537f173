import type { FeatureFlag } from '#domain/settings/feature-flags.ts'

/** App state of third parties and of the visitor's consent. */
export type ThirdPartyAppState = {
  /** What the visitor has allowed, the version of the text, and when, ms of server time. */
  consent: { id: 'consent'; statistics: boolean; marketing: boolean; textVersion: number; chosenAt: number }
  /**
   * The last event (`seq`) that each receiver of events has processed, and a random id of this browser for third
   * parties.
   */
  eventSinks: {
    id: 'eventSinks'
    deviceId: string
    doneTo: Partial<Record<'operator' | 'productAnalytics' | 'messaging', number>>
  }
  /**
   * The feature flags that are on, as last fetched; the random id of this browser that they are for; when they were last
   * reported. Timestamps in ms of server time. Rows of older builds have neither id nor report.
   */
  flags: { id: 'flags'; on: FeatureFlag[]; fetchedAt: number; sessionId?: string; reportedAt?: number }
  /**
   * Error reports in JSON that wait to be sent, and when a report of each kind was last stored, ms of server time; rows
   * of older builds have no times.
   */
  errorReports: { id: 'errorReports'; waiting: string[]; reportedAt?: Record<string, number> }
}
