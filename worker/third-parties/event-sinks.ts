import type { AnalyticsEventRow } from '../db/rows.ts'
import * as configuration from '../domain/settings/configuration.ts'
import type { ConsentCategory } from '../domain/account/consent.ts'
import { type Post } from './post.ts'

/** The subject of events as a third party gets it: ids without personal data. */
export type EventSubject = {
  /** Random id of this browser; a new one after each logout. */
  deviceId: string
  playerId: string | null
  traits: Record<string, string>
}

export type EventSink = {
  name: 'productAnalytics' | 'messaging'
  category: ConsentCategory
  /** Makes the request for a batch of events of one session. */
  post(batch: readonly AnalyticsEventRow[], subject: EventSubject): Post
}

/** The third parties that this build sends events to. */
export function eventSinks(): EventSink[] {
  const { productAnalyticsUrl, productAnalyticsKey, messagingUrl, messagingKey } = configuration
  return [
    ...(productAnalyticsUrl ? [productAnalytics(productAnalyticsUrl, productAnalyticsKey ?? '')] : []),
    ...(messagingUrl ? [messaging(messagingUrl, messagingKey ?? '')] : []),
  ]
}

/** PostHog's batch protocol: posthog.com/docs/api/capture. */
function productAnalytics(address: string, key: string): EventSink {
  return {
    name: 'productAnalytics',
    category: 'statistics',
    post: (batch, { deviceId }) => ({
      url: `${address}/batch/`,
      body: JSON.stringify({
        api_key: key,
        batch: batch.map(({ id, name, at, sessionId, data }) => ({
          event: name,
          uuid: id,
          timestamp: new Date(at).toISOString(),
          properties: {
            ...data,
            distinct_id: deviceId,
            $session_id: sessionId,
            // No person profile, and no location from the IP address.
            $process_person_profile: false,
            $geoip_disable: true,
          },
        })),
      }),
    }),
  }
}

/**
 * Segment's HTTP batch protocol, which most messaging services accept: one `identify` for each batch, then the events.
 */
function messaging(address: string, key: string): EventSink {
  return {
    name: 'messaging',
    category: 'marketing',
    post(batch, { deviceId, playerId, traits }) {
      const who = playerId === null ? { anonymousId: deviceId } : { userId: playerId, anonymousId: deviceId }
      const identify = { type: 'identify', messageId: `${batch[0]?.id ?? ''}:who`, ...who, traits }
      const tracks = batch.map(({ id, name, at, data }) => ({
        type: 'track',
        messageId: id,
        event: name,
        timestamp: new Date(at).toISOString(),
        properties: data,
        ...who,
      }))
      return {
        url: `${address}/v1/batch`,
        headers: { authorization: `Basic ${btoa(`${key}:`)}` },
        body: JSON.stringify({ batch: playerId === null ? tracks : [identify, ...tracks] }),
      }
    },
  }
}
