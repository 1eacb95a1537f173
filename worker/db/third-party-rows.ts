import type { FeatureFlag } from '../domain/settings/feature-flags.ts'

/** What is known of third parties and of what a visitor allows them; one row a fact. */
export type ThirdPartyAppState = {
  /** What the visitor has allowed, by which version of the text, and when, ms of the server's clock. */
  consent: { id: 'consent'; statistics: boolean; marketing: boolean; textVersion: number; chosenAt: number }
  /** What those that take events are done with, by the last `seq`; and a random id of this browser for third parties. */
  eventSinks: {
    id: 'eventSinks'
    deviceId: string
    doneTo: Partial<Record<'operator' | 'productAnalytics' | 'messaging', number>>
  }
  /** The feature flags that are on, as last fetched, ms of the server's clock. */
  flags: { id: 'flags'; on: FeatureFlag[]; fetchedAt: number }
  /** Reports of errors that wait to be sent, in JSON, and the kinds that have been kept before. */
  errorReports: { id: 'errorReports'; waiting: string[]; reported: string[] }
}
