import type { AnalyticsEventRow } from '#db/rows.ts'
import * as configuration from '#domain/settings/configuration.ts'
import type { ConsentCategory } from '#domain/privacy/consent.ts'
import { type Post } from './post.ts'

/** The subject of events as a third party gets it: ids without personal data, and where the events are from. */
export type EventSubject = {
  /** Random id of this browser; a new one after each logout. */
  deviceId: string
  playerId: string | null
  traits: Record<string, string>
  /** Origin of the page, such as `https://casino.example`. */
  origin: string
  build: string
  userAgent: string
  /** Server time at which the batch is sent, ms. */
  now: number
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

const PAGE_VIEW = 'page_view'
/** Events after which the visitor is the player. */
const BECOMES_PLAYER = ['login', 'registration']

/**
 * PostHog's batch protocol (posthog.com/docs/api/capture) with the properties of its own web library. The player's id is
 * sent only where the operator has set so; then a login joins the visitor's events with the player's.
 */
function productAnalytics(address: string, key: string): EventSink {
  return {
    name: 'productAnalytics',
    category: 'statistics',
    post: (batch, subject) => ({
      url: `${address}/batch/`,
      body: JSON.stringify({
        api_key: key,
        batch: batch.flatMap((event) => [...identifications(event, subject), captured(event, subject)]),
        sent_at: new Date(subject.now).toISOString(),
      }),
    }),
  }
}

function captured({ id, name, at, sessionId, data, page }: AnalyticsEventRow, subject: EventSubject) {
  const { deviceId, origin, build } = subject
  const personId = getPersonId(subject)
  return {
    uuid: id,
    event: name === PAGE_VIEW ? '$pageview' : name,
    timestamp: new Date(at).toISOString(),
    properties: {
      ...data,
      distinct_id: personId ?? deviceId,
      $device_id: deviceId,
      $session_id: sessionId,
      $window_id: sessionId,
      $current_url: origin + (page?.path ?? '/'),
      $host: new URL(origin).host,
      $pathname: page?.path ?? '/',
      $lib: 'web',
      $lib_version: build,
      $is_identified: personId !== null,
      // No person profile without the player's id, and no location from the IP address.
      $process_person_profile: personId !== null,
      $geoip_disable: true,
    },
  }
}

/** Joins the visitor's events with those of the player. */
function identifications(event: AnalyticsEventRow, subject: EventSubject) {
  if (getPersonId(subject) === null || !BECOMES_PLAYER.includes(event.name)) return []
  const { properties, ...rest } = captured(event, subject)
  return [
    {
      ...rest,
      uuid: crypto.randomUUID(),
      event: '$identify',
      properties: { ...properties, $anon_distinct_id: subject.deviceId },
    },
  ]
}

function getPersonId({ playerId }: EventSubject): string | null {
  return configuration.analyticsPlayerId ? playerId : null
}

/**
 * Segment's protocol as its browser library sends it, with the key in a body of plain text, so that browsers ask for no
 * permission first: one `identify` for each batch of a player, then the events.
 */
function messaging(address: string, key: string): EventSink {
  return {
    name: 'messaging',
    category: 'marketing',
    post(batch, subject) {
      const { deviceId, playerId, traits, now } = subject
      const who = { anonymousId: deviceId, userId: playerId }
      const common = (event: AnalyticsEventRow) => ({
        messageId: event.id,
        timestamp: new Date(event.at).toISOString(),
        ...who,
        integrations: {},
        context: toEventContext(event, subject),
      })
      const events = batch.map((event) =>
        event.name === PAGE_VIEW
          ? { type: 'page', ...common(event), properties: toPageContext(event, subject) }
          : { type: 'track', ...common(event), event: event.name, properties: event.data },
      )
      const [first] = batch
      const identify =
        first && playerId !== null ? [{ type: 'identify', ...common(first), messageId: `${first.id}:who`, traits }] : []
      return {
        url: `${address}/v1/b`,
        type: 'text/plain',
        body: JSON.stringify({
          writeKey: key,
          batch: [...identify, ...events],
          sentAt: new Date(now).toISOString(),
        }),
      }
    },
  }
}

function toEventContext(event: AnalyticsEventRow, subject: EventSubject) {
  return {
    library: { name: 'web', version: subject.build },
    page: toPageContext(event, subject),
    userAgent: subject.userAgent,
    locale: subject.traits['locale'],
  }
}

function toPageContext({ page }: AnalyticsEventRow, { origin }: EventSubject) {
  const path = page?.path ?? '/'
  return { path, referrer: '', search: '', title: page?.title ?? '', url: origin + path }
}
