import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import * as v from 'valibot'
import { pageHeaders } from '../html.ts'
import { rejection } from '../http/problem.ts'
import type { App, Env } from '../http/serve.ts'
import { pageOrigin, pageOrigins } from '../http/sites.ts'
import { payLocale } from '../pay/texts.ts'
import type { World } from '../world.ts'
import { gameById } from './games.ts'
import { STYLE, closedPage, gamePage, missingPage } from './page.ts'
import { pictureOf, playRound } from './play.ts'
import { createSessions, type OpenGame } from './sessions.ts'
import { createWalletClient, type WalletClient, WalletRejection } from './wallet-client.ts'
import { PLACES } from './wheel.ts'

const SCRIPTS = ['game.js', 'slot.js', 'table.js'] as const
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const name = v.pipe(v.string(), v.regex(/^[\w:-]{1,128}$/))
const openOrder = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  game: name,
  mode: v.picklist(['demo', 'play']),
})
const sessionOrder = v.object({ session: name })
const roundOrder = v.object({
  session: name,
  round: name,
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  place: v.optional(v.picklist(PLACES)),
})

/** A stand-in game provider: games on their own origin that play from the operator's wallet. */
export function providerRoutes(app: App, world: World): void {
  const sessions = createSessions()
  // The port is not known before the operator listens.
  const wallet: WalletClient = (order, body) =>
    createWalletClient({ port: world.port, key: world.providerKey })(order, body)

  for (const file of SCRIPTS) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const tagged = { 'Content-Type': 'text/javascript; charset=utf-8', ...tagOf(text) }
    app.get(`/provider/${file}`, (c) => c.body(text, 200, tagged))
  }

  app.get('/provider/game/:id', async (c) => {
    const asked = c.req.query('home') ?? ''
    const home = pageOrigins(world.port).includes(asked) ? asked : pageOrigin(world.port)
    const locale = payLocale(c.req.query('lang') ?? null, c.req.header('accept-language'))
    const game = gameById(world, c.req.param('id'))
    const mode = c.req.query('mode') === 'play' ? 'play' : 'demo'
    if (!game) return c.html(missingPage(locale, home), 404, headers(home))
    const isClosed = game.kind === 'live' && !game.hasWheel
    const page = isClosed
      ? closedPage(game, { locale, home })
      : gamePage(game, { locale, home, mode, needsStorage: world.settings.gamesNeedStorage })
    return c.html(page, 200, { ...headers(home), ...tagOf(String(await page)) })
  })

  /** Errors are answered with 200: the game shows them, and a failed request would add an error line to the console. */
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (asked: v.InferOutput<Schema>) => Promise<unknown> | unknown,
  ) =>
    app.post(`/provider/api/${path}`, async (c) => {
      const parsed = v.safeParse(schema, await bodyOf(c))
      if (!parsed.success) throw rejection(422, 'form.invalid')
      try {
        return c.json({ ok: true, value: await act(parsed.output) })
      } catch (cause) {
        if (cause instanceof WalletRejection) return c.json({ ok: false, code: cause.code })
        throw cause
      }
    })

  post('open', openOrder, async (asked) => {
    const game = gameById(world, asked.game)
    if (!game) throw new WalletRejection('game.unknown')
    const open = sessions.begin(game, asked.mode, await wallet('open', asked))
    return { session: open.name, ...pictureOf(open) }
  })
  post('state', sessionOrder, async ({ session }) => {
    const open = known(session)
    if (open.mode === 'play') open.standing = await wallet('state', { session: open.session })
    return pictureOf(open)
  })
  post('refill', sessionOrder, ({ session }) => {
    const open = known(session)
    sessions.refill(open)
    return pictureOf(open)
  })
  post('round', roundOrder, ({ session, ...ask }) => playRound(known(session), wallet, ask))

  function known(session: string): OpenGame {
    const open = sessions.find(session)
    if (!open) throw new WalletRejection('session.over')
    return open
  }
}

/** Replies with an ETag are compressed by the `revalidate` middleware. */
function tagOf(text: string): { ETag: string } {
  return { ETag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` }
}

async function bodyOf(c: Context<Env>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw rejection(400, 'body.malformed')
  }
}

/** The game's Content-Security-Policy: only its own files and style, framed only by the casino. */
function headers(home: string): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'sha256-${STYLE_HASH}'`,
    'connect-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': home,
  }
  return pageHeaders(policy)
}
