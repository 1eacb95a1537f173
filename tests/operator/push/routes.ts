import { getPush, putPushSubscription, removePushSubscription } from '#endpoints/push.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import { invalid } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import { pageOrigin, pageOrigins } from '../http/sites.ts'
import type { World } from '../world.ts'
import { readPushKeys } from './keys.ts'
import { removeSubscription } from './send.ts'

const LOOPBACK = { protocol: 'http:', hostname: 'localhost', origin: 'http://localhost' }

/** Notifications, and the push service that takes them, on the bare IP address. */
export function pushRoutes(app: App, world: World): void {
  const { database, pushService } = world

  serve(app, getPush, async () => ({ public_key: (await database.write(readPushKeys)).publicKey }))

  servePlayer(app, world, putPushSubscription, async ({ session, body, context }) => {
    if (safeAddress(body.endpoint, LOOPBACK) === null) throw invalid({ endpoint: ['endpoint.invalid'] })
    const from = context.req.header('origin') ?? ''
    const origin = pageOrigins(world.port).includes(from) ? from : pageOrigin(world.port)
    const { endpoint, keys, locale, topics, details } = body
    // A browser has one subscription: the last player to log in has it.
    await database.write((tx) =>
      tx.run(
        `INSERT OR REPLACE INTO push_subscriptions (endpoint, player, p256dh, auth, origin, locale, topics, details)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [endpoint, session.player, keys.p256dh, keys.auth, origin, locale, topics.join(), details ? 1 : 0],
      ),
    )
    return {}
  })

  serve(app, removePushSubscription, async ({ body }) => {
    await removeSubscription(world, body.endpoint)
    return {}
  })

  app.post('/loopback/push-service/:id', async (c) => {
    const status = pushService.receive({
      id: c.req.param('id'),
      authorization: c.req.header('authorization') ?? '',
      encoding: c.req.header('content-encoding') ?? '',
      ttl: Number(c.req.header('ttl')),
      body: Buffer.from(await c.req.arrayBuffer()).toString('base64url'),
    })
    return c.body(null, status)
  })
}
