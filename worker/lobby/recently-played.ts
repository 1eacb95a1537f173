import { getRecentlyPlayed } from '../api/personal-lobby.ts'
import type { Context } from '../context.ts'
import type { RecentlyPlayedRow } from '../db/rows.ts'
import { RECENT_MOST } from '../rules/game-types.ts'

type Played = RecentlyPlayedRow['games']

/** Fetches what the player opened last. What was opened here since stays. Throws `Failure`. */
export async function loadRecentlyPlayed({ db, call, clock, session }: Context): Promise<void> {
  const holder = await session.player()
  const { playerId } = holder
  const askedAt = clock.now()
  const told = await call(getRecentlyPlayed, { holder })
  await session.write(holder, async () => {
    const here = (await db.recentlyPlayed.get(playerId))?.games ?? []
    await db.recentlyPlayed.put({ playerId, games: newest([...here.filter(({ at }) => at >= askedAt), ...told]) })
  })
}

/** A game was opened: it is the last one played. Nothing for a guest, and for a game that the catalogue has not. */
export async function keepPlayed({ db, clock, session }: Context, slug: string): Promise<void> {
  const holder = await session.holder()
  const playerId = holder?.playerId
  if (!playerId) return
  const game = await idOf(db, slug)
  if (game === null) return
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
  return null
}
