import { getLobby } from '#endpoints/lobby.ts'
import type { Context } from '../core/context.ts'
import { toImageField } from './image.ts'

/** Fetches the home page's rows. Throws `CommandError`; the last good ones stay. */
export function loadHome(context: Context): Promise<void> {
  return context.localizedLoads.load('lobby', () => fetchHome(context))
}

async function fetchHome(context: Context): Promise<void> {
  const [reply, language] = await context.localizedLoads.inLanguage(() =>
    context.trackLoad('lobby', () => context.call(getLobby)),
  )
  const fresh = new Set(reply.shelves.find(({ id }) => id === 'new')?.games.map(({ id }) => id))
  const shelves = reply.shelves.map(({ id, games }) => ({
    id,
    games: games.map(({ image, ...game }) => ({
      ...game,
      isNew: fresh.has(game.id),
      ...toImageField(context.page.address, image),
    })),
  }))
  const row = { shelves, players: reply.players, version: reply.version, fetchedAt: context.clock.now() }
  // The last rows, and the last ones of each language.
  await context.db.lobby.bulkPut([
    { ...row, id: 'home' },
    ...(language === null ? [] : [{ ...row, id: `home:${language}` as const }]),
  ])
}
