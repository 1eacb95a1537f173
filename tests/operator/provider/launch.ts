import { randomBytes } from 'node:crypto'
import { launchGame } from '#endpoints/launch.ts'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/money/currencies.ts'
import { hashToken, type TokenSession, readSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { operatorOrigin, pageOrigin, pageOrigins } from '../http/sites.ts'
import { readWallet } from '../ledger.ts'
import { recordPlayed } from '../lobby/personal.ts'
import type { World } from '../world.ts'
import { gameBySlug } from './games.ts'

export type Mode = 'demo' | 'play'
const TOKEN_LIFE_MS = 120_000
const SESSION_LIFE_MS = 12 * 3_600_000
/** What a demo begins with, in hundredths of a chip. */
export const CHIPS = 100_000

/** A game session at a provider. */
export type GameSession = {
  session: string
  /** Null in a demo. */
  player: number | null
  /** The token family of the log-in that launched the game; null in a demo. */
  family: string | null
  game: string
  mode: Mode
  currency: Currency
  chips: number
}

/** Launches a game: returns the provider's address with a one-time token. */
export function launchRoutes(app: App, world: World): void {
  serve(app, launchGame, async ({ body: { slug, mode }, bearer, context, locale }) => {
    const game = gameBySlug(world, slug)
    if (!game) throw rejection(404, 'game.unknown')
    if (mode === 'demo' && !game.hasDemo) throw rejection(409, 'game.noDemo')
    const token = await world.database.write(async (tx) => {
      const isGuest = mode === 'demo' && bearer === null
      const session = isGuest ? null : await readSession(tx, world, bearer)
      if (session) await recordPlayed(tx, { player: session.player, game: game.id, at: world.clock.now() })
      return makeToken(tx, world, { session: mode === 'play' ? session : null, game: game.id, mode })
    })
    const asked = context.req.header('origin')
    const home = asked !== undefined && pageOrigins(world.port).includes(asked) ? asked : pageOrigin(world.port)
    const query = new URLSearchParams({ mode, lang: locale, home, token })
    return { url: `${operatorOrigin('provider', world.port)}/game/${game.id}?${query.toString()}` }
  })
}

async function makeToken(
  tx: Query,
  world: World,
  { session, game, mode }: { session: TokenSession | null; game: string; mode: Mode },
): Promise<string> {
  const token = `game_${randomBytes(24).toString('base64url')}`
  const currency = session ? (await readWallet(tx, session.player)).currency : DEFAULT_CURRENCY
  await tx.run(
    `INSERT INTO launches (token, player, family, game, mode, currency, expires_at, chips)
     VALUES (?, ?, ?, ?, ?, ?, ?, ${CHIPS})`,
    [
      hashToken(token),
      session?.player ?? null,
      session?.family ?? null,
      game,
      mode,
      currency,
      world.clock.now() + TOKEN_LIFE_MS,
    ],
  )
  return token
}

/** Exchanges a token for a session, once, for its game and mode. Throws the operator's rejections. */
export async function openSession(
  tx: Query,
  world: World,
  asked: { token: string; game: string; mode: Mode },
): Promise<GameSession> {
  const hash = hashToken(asked.token)
  const now = world.clock.now()
  const row = await tx.row(
    { game: 'text', mode: 'text', expires_at: 'int', session: 'text?' },
    'SELECT game, mode, expires_at, session FROM launches WHERE token = ?',
    [hash],
  )
  if (!row) throw rejection(404, 'token.unknown')
  if (row.session !== null) throw rejection(409, 'token.spent')
  if (row.expires_at <= now) throw rejection(410, 'token.expired')
  if (row.game !== asked.game || row.mode !== asked.mode) throw rejection(403, 'token.foreign')
  const session = randomBytes(24).toString('base64url')
  const until = now + SESSION_LIFE_MS
  await tx.run('UPDATE launches SET session = ?, expires_at = ? WHERE token = ?', [session, until, hash])
  return gameSession(tx, world, session)
}

/** A session; throws 410 when it has expired or its player has logged out. */
export async function gameSession(query: Query, world: World, session: string): Promise<GameSession> {
  const row = await query.row(
    {
      player: 'int?',
      family: 'text?',
      game: 'text',
      mode: 'text',
      currency: 'text',
      expires_at: 'int',
      chips: 'int',
      left: 'int',
    },
    `SELECT player, family, game, mode, currency, expires_at, chips,
       EXISTS (SELECT 1 FROM tokens t WHERE t.family = l.family AND t.state = 'revoked') AS left
     FROM launches l WHERE session = ?`,
    [session],
  )
  if (!row || !isCurrency(row.currency)) throw rejection(404, 'session.unknown')
  if (row.left === 1 || row.expires_at <= world.clock.now()) throw rejection(410, 'session.over')
  const { player, family, game, currency, chips } = row
  return { session, player, family, game, currency, chips, mode: row.mode === 'play' ? 'play' : 'demo' }
}
