import type { Context } from 'hono'
import * as v from 'valibot'
import type { App, Env } from '../http/serve.ts'
import type { World } from '../world.ts'

/**
 * A third party that accepts analytics: PostHog and Segment batches, Sentry envelopes, and Unleash feature flags.
 * Requests are validated strictly and stored only in the journal.
 */

const KEY = 'play'

const postHogBatch = v.object({
  api_key: v.literal(KEY),
  batch: v.pipe(
    v.array(
      v.object({
        event: v.pipe(v.string(), v.nonEmpty()),
        uuid: v.pipe(v.string(), v.uuid()),
        timestamp: v.pipe(v.string(), v.isoTimestamp()),
        properties: v.looseObject({
          distinct_id: v.pipe(v.string(), v.nonEmpty()),
          $device_id: v.pipe(v.string(), v.uuid()),
          // PostHog drops sessions with an id of another version.
          $session_id: v.pipe(v.string(), v.regex(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)),
          $current_url: v.pipe(v.string(), v.url()),
          $lib: v.string(),
        }),
      }),
    ),
    v.nonEmpty(),
    // A login in the batch adds an event of its own.
    v.maxLength(200),
  ),
  sent_at: v.pipe(v.string(), v.isoTimestamp()),
})
const who = {
  messageId: v.string(),
  userId: v.nullable(v.string()),
  anonymousId: v.pipe(v.string(), v.uuid()),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  context: v.looseObject({ library: v.object({ name: v.string(), version: v.string() }) }),
}
/** A call of Segment's browser library. */
const segmentBatch = v.object({
  writeKey: v.literal(KEY),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  batch: v.pipe(
    v.array(
      v.variant('type', [
        v.looseObject({
          type: v.literal('identify'),
          ...who,
          userId: v.string(),
          traits: v.record(v.string(), v.string()),
        }),
        v.looseObject({ type: v.literal('page'), ...who, properties: v.looseObject({ url: v.string() }) }),
        v.looseObject({
          type: v.literal('track'),
          ...who,
          event: v.string(),
          properties: v.record(v.string(), v.unknown()),
        }),
      ]),
    ),
    v.nonEmpty(),
  ),
})
const sentryId = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))
const sentryHead = v.object({ event_id: v.optional(sentryId), sent_at: v.pipe(v.string(), v.isoTimestamp()) })
const sentrySession = v.looseObject({
  sid: sentryId,
  init: v.boolean(),
  started: v.pipe(v.string(), v.isoTimestamp()),
  status: v.literal('ok'),
  errors: v.pipe(v.number(), v.integer()),
  attrs: v.looseObject({ release: v.string(), environment: v.string() }),
})
const sentryEvent = v.looseObject({
  event_id: sentryId,
  timestamp: v.number(),
  release: v.string(),
  dist: v.string(),
  environment: v.string(),
  exception: v.object({
    values: v.pipe(v.array(v.looseObject({ type: v.string(), value: v.string() })), v.nonEmpty()),
  }),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const isoTimestamp = v.pipe(v.string(), v.isoTimestamp())
const unleashMetrics = v.object({
  appName: v.string(),
  instanceId: v.string(),
  bucket: v.object({
    start: isoTimestamp,
    stop: isoTimestamp,
    toggles: v.record(v.string(), v.object({ yes: count, no: count })),
  }),
})

export function collectorRoutes(app: App, world: World): void {
  app.use('/collector/*', async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 })
    else await next()
    c.res.headers.set('Access-Control-Allow-Origin', '*')
    c.res.headers.set('Access-Control-Allow-Headers', 'content-type, authorization')
  })
  app.post('/collector/batch/', async (c) => c.json({ status: 1 }, (await fits(c, postHogBatch)) ? 200 : 400))
  app.post('/collector/v1/b', async (c) => {
    // With any other type or header a browser would ask for permission first.
    if (c.req.header('authorization') || !c.req.header('content-type')?.startsWith('text/plain'))
      return c.json({ success: false }, 415)
    return c.json({ success: true }, (await fits(c, segmentBatch)) ? 200 : 400)
  })
  app.post('/collector/api/:project/envelope/', async (c) => {
    const [head, itemHead, item] = (await readText(c))
      .split('\n')
      .map((line) => (line === '' ? null : JSON.parse(line)))
    return c.json({}, c.req.query('sentry_key') === KEY && isEnvelope(head, itemHead, item) ? 200 : 400)
  })
  app.get('/collector/flags', (c) => {
    if (c.req.header('authorization') !== KEY) return c.json({}, 401)
    // Without an id of the visitor a gradual rollout would give other flags at each load.
    if (!c.req.query('sessionId')) return c.json({}, 400)
    const variant = { name: 'disabled', enabled: false }
    return c.json({
      toggles: world.settings.flags.map((name) => ({ name, enabled: true, variant, impressionData: false })),
    })
  })
  app.post('/collector/flags/client/metrics', async (c) => {
    if (c.req.header('authorization') !== KEY) return c.json({}, 401)
    return c.json({}, (await fits(c, unleashMetrics)) ? 200 : 400)
  })
}

/** Sentry finds an event by the id in the first line of its envelope. */
function isEnvelope(head: unknown, itemHead: unknown, item: unknown): boolean {
  if (!v.is(sentryHead, head)) return false
  if (v.is(v.object({ type: v.literal('session') }), itemHead)) return v.is(sentrySession, item)
  return (
    v.is(v.object({ type: v.literal('event') }), itemHead) && v.is(sentryEvent, item) && item.event_id === head.event_id
  )
}

async function fits(c: Context<Env>, schema: v.GenericSchema): Promise<boolean> {
  return v.is(schema, JSON.parse(await readText(c)))
}

/** The body, recorded in the journal too. */
async function readText(c: Context<Env>): Promise<string> {
  const text = await c.req.text()
  c.set('bodyText', text)
  return text
}
