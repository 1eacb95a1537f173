import { getRecentlyPlayed } from '../api/personal-lobby.ts'
import type { Context } from '../context.ts'
import type { OriginalGame, RecentlyPlayedRow } from '../db/rows.ts'
import { RECENT_MOST } from '../rules/game-types.ts'
import { isPlayedOriginal, playedId } from '../rules/played-original.ts'

type Played = RecentlyPlayedRow['games']

/**
 * Fetches what the player played last. What was played here since stays, and so do games of the house, which an operator
 * need not count. Throws `Failure`.
 */
export async function loadRecentlyPlayed({ db, call, clock, session }: Context): Promise<void> {
  const holder = await session.player()
  const { playerId } = holder
  const askedAt = clock.now()
  const told = await call(getRecentlyPlayed, { holder })
  await session.write(holder, async () => {
    const here = (await db.recentlyPlayed.get(playerId))?.games ?? []
    await db.recentlyPlayed.put({
      playerId,
      games: newest([...here.filter(({ game, at }) => at >= askedAt || isPlayedOriginal(game)), ...told]),
    })
  })
}

/** A provider's game was opened: it is the last one played. Nothing for a guest, and for one that the catalogue has not. */
export async function keepOpened(context: Context, slug: string): Promise<void> {
  const game = await idOf(context.db, slug)
  if (game !== null) await keepPlayed(context, game)
}

/** A game of the house was bet on: it is the last one played. */
export async function keepBetOn(context: Context, game: OriginalGame): Promise<void> {
  const id = playedId(game)
  const { playerId = '' } = (await context.session.holder()) ?? {}
  const [last] = (await context.db.recentlyPlayed.get(playerId ?? ''))?.games ?? []
  // Of many bets on one game only the first changes the order.
  if (last?.game !== id) await keepPlayed(context, id)
}

async function keepPlayed({ db, clock, session }: Context, game: string): Promise<void> {
  const holder = await session.holder()
  const playerId = holder?.playerId
  if (!playerId) return
  await session.write(holder, async () => {
    const here = (await db.recentlyPlayed.get(playerId))?.games ?? []
    await db.recentlyPlayed.put({ playerId, games: newest([{ game, at: clock.now() }, ...here]) })
  })
}

/** The newest first, each game once. */
function newest(games: Played): Played {
  const seen = new Set<string>()
  return games
    .toSorted((a, b) => b.at - a.at)
    .filter(({ game }) => !seen.has(game) && seen.add(game))
    .slice(0, RECENT_MOST)
}

async function idOf(db: Context['db'], slug: string): Promise<string | null> {
  for (const { ids, slugs } of await db.shelves.toArray()) {
    const at = slugs.split('\n').indexOf(slug)
    if (at >= 0) return ids.split('\n')[at] ?? null
  }
  const found = await db.facts.get('foundGame')
  return found?.id === 'foundGame' && found.shelf.slugs === slug ? found.shelf.ids : null
}
