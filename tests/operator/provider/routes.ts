import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import { pageHeaders } from '../html.ts'
import { Problem, rejection } from '../http/problem.ts'
import type { App } from '../http/serve.ts'
import { pageOrigin, pageOrigins } from '../http/sites.ts'
import { payLocale } from '../pay/texts.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { gameById } from './games.ts'
import { gameSession, openSession } from './launch.ts'
import { closedPage, gamePage, PLACE_NAMES, STYLE } from './page.ts'
import { readPicture, playRound } from './play.ts'

const SCRIPT = readFileSync(new URL('game.js', import.meta.url), 'utf8')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const name = v.pipe(v.string(), v.regex(/^[\w:-]{1,128}$/))
const openOrder = v.object({ token: v.string(), game: name, mode: v.picklist(['demo', 'play']) })
const sessionOrder = v.object({ session: name })
const roundOrder = v.object({
  session: name,
  round: name,
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  place: v.optional(v.picklist(PLACE_NAMES)),
})

/** A stand-in game provider: games on their own origin that play from the operator's wallet. */
export function providerRoutes(app: App, world: World): void {
  const { database, realtime } = world

  app.get('/provider/game.js', (c) =>
    c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8', ...toETag(SCRIPT) }),
  )
  app.get('/provider/game/:id', async (c) => {
    const asked = c.req.query('home') ?? ''
    const home = pageOrigins(world.port).includes(asked) ? asked : pageOrigin(world.port)
    const locale = payLocale(c.req.query('lang') ?? null, c.req.header('accept-language'))
    const game = gameById(world, c.req.param('id'))
    if (!game) throw rejection(404, 'game.unknown')
    const mode = c.req.query('mode') === 'play' ? 'play' : 'demo'
    const page =
      game.kind === 'live' && !game.hasWheel
        ? closedPage(game, { locale, home })
        : gamePage(game, { locale, home, mode, needsStorage: world.settings.gamesNeedStorage })
    return c.html(page, 200, { ...headers(home), ...toETag(String(await page)) })
  })

  /** Errors are answered with 200: the game shows them, and a failed request would add an error line to the console. */
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (asked: v.InferOutput<Schema>) => Promise<object>,
  ) =>
    app.post(`/provider/api/${path}`, async (c) => {
      const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
      if (!parsed.success) throw rejection(422, 'form.invalid')
      try {
        return c.json({ ok: true, value: await act(parsed.output) })
      } catch (cause) {
        if (cause instanceof Problem) return c.json({ ok: false, code: cause.body.error?.code })
        throw cause
      }
    })

  post('open', openOrder, (asked) =>
    database.write(async (tx) => {
      const session = await openSession(tx, world, asked)
      return { session: session.session, ...(await readPicture(tx, world, session)) }
    }),
  )
  post('state', sessionOrder, ({ session }) =>
    database.read(async (query) => readPicture(query, world, await gameSession(query, world, session))),
  )
  post('round', roundOrder, async ({ session: named, ...ask }) => {
    const { session, played } = await database.write(async (tx) => {
      const session = await gameSession(tx, world, named)
      return { session, played: await playRound(tx, world, session, ask) }
    })
    const { player, currency } = session
    if (player !== null) {
      if (played.bonus) await reloadAndAnnounce(world, played.bonus)
      else await realtime.pushBalance(player, currency)
      if (played.settled) await countSettled(world, player, played.settled)
    }
    return played.reply
  })
}

/** Replies with an ETag are compressed by the `revalidate` middleware. */
function toETag(text: string): { ETag: string } {
  return { ETag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` }
}

/** The game's Content-Security-Policy: only its own files and style, framed only by the casino. */
function headers(home: string): Record<string, string> {
  return pageHeaders({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'sha256-${STYLE_HASH}'`,
    'connect-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': home,
  })
}
