import { readFileSync } from 'node:fs'
import { operatorPageHeaders } from '../html.ts'
import { rejection } from '../http/problem.ts'
import type { App } from '../http/serve.ts'
import { lettersTo } from '../letters.ts'
import { serveStyle } from '../page-style.ts'
import { sendDecision } from '../verification/decide.ts'
import { waitingPlayers } from '../verification/waiting.ts'
import type { World } from '../world.ts'
import { outboxPage } from './page.ts'

const SHOWN = 50

/** A page for manual use: it shows the messages that are not really sent, and reviews submitted documents. */
export function outboxRoutes(app: App, world: World): void {
  const { database } = world
  const script = readFileSync(new URL('outbox.js', import.meta.url), 'utf8')
  serveStyle(app, 'outbox')
  app.get('/outbox/outbox.js', (c) =>
    c.body(script, 200, { ...operatorPageHeaders(), 'Content-Type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/outbox/', async (c) => {
    const [letters, waiting] = await database.read(async (query) => [
      await lettersTo(query, null, SHOWN),
      await waitingPlayers(query),
    ])
    return c.html(outboxPage(letters, waiting, world.clock.moment), 200, operatorPageHeaders())
  })

  app.post('/outbox/verification/:player', async (c) => {
    // CSRF protection: only this page may submit its forms.
    if (c.req.header('sec-fetch-site') !== 'same-origin') throw rejection(403, 'origin.foreign')
    const isAccepted = (await c.req.parseBody())['status'] === 'success'
    const decision = isAccepted ? { status: 'success' } : { status: 'failed', reason: 'document.unreadable' }
    await sendDecision(world, Number(c.req.param('player')), decision)
    return c.redirect('/', 303)
  })
}
