import { getRecentlyPlayed } from '#endpoints/personal-lobby.ts'
import { track } from '../reporting/analytics/index.ts'
import type { Context } from '../core/context.ts'
import { isFirstBet, newestPlayed, notePlayed, noteSettled } from '#db/played.ts'
import { SETTLED_MOST } from '#domain/games/game-types.ts'
import { isPlayedOriginal } from '#domain/games/played-original.ts'

/**
 * Fetches the recently played games. Games played here since the request stay, and so do the house's games, which the
 * operator may not count. Throws `CommandError`.
 */
export async function loadRecentlyPlayed({ db, call, session }: Context): Promise<void> {
  const authSession = await session.player()
  const { playerId } = authSession
  const before = (await db.recentlyPlayed.get(playerId))?.games ?? []
  const reported = await call(getRecentlyPlayed, { authSession })
  await session.write(authSession, async () => {
    const row = await db.recentlyPlayed.get(playerId)
    const here = row?.games ?? []
    const isSince = ({ game, at }: (typeof here)[number]) => !before.some((one) => one.game === game && one.at === at)
    const local = here.filter((one) => isSince(one) || isPlayedOriginal(one.game))
    await db.recentlyPlayed.put({ ...row, playerId, games: newestPlayed([...local, ...reported]) })
    // The operator lists the house's games for a bet, a provider's already for a launch.
    const bets = newestPlayed(reported.filter(({ game }) => isPlayedOriginal(game))).slice(0, SETTLED_MOST)
    for (const { game, at } of bets.toReversed()) await noteSettled(db, playerId, game, at)
  })
}

/**
 * Writes that a provider's game was opened, as the last one played. Does nothing for a guest, or for a game that is not
 * in the catalogue. Throws `CommandError`: `cancelled` if the player has logged out meanwhile, and `storage`.
 */
export async function saveOpenedGame(context: Context, slug: string): Promise<void> {
  const { db, clock, session } = context
  const authSession = await session.current()
  const playerId = authSession?.playerId
  if (!playerId) return
  const game = await readGameId(db, slug)
  if (game !== null) await session.write(authSession, () => notePlayed(db, playerId, game, clock.now()))
}

/**
 * Writes that a provider's game has settled a bet of the player. Does nothing for a guest. Throws `CommandError`:
 * `cancelled` if the player has logged out meanwhile, and `storage`.
 */
export async function saveSettledBet(context: Context, gameId: string): Promise<void> {
  const { db, clock, session } = context
  const authSession = await session.current()
  const playerId = authSession?.playerId
  if (!playerId) return
  const isFirst = await isFirstBet(db, playerId)
  await session.write(authSession, () => noteSettled(db, playerId, gameId, clock.now()))
  if (isFirst) track(context, 'first_bet', { game: gameId })
}

async function readGameId(db: Context['db'], slug: string): Promise<string | null> {
  for (const { ids, slugs } of await db.shelves.toArray()) {
    const at = slugs.split('\n').indexOf(slug)
    if (at >= 0) return ids.split('\n')[at] ?? null
  }
  const found = await db.facts.get('foundGame')
  return found?.id === 'foundGame' && found.shelf.slugs === slug ? found.shelf.ids : null
}
