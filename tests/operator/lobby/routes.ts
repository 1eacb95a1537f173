import { getFavourites, getRecentlyPlayed, putFavourite } from '#endpoints/personal-lobby.ts'
import { type App, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import { readFavourites, recentlyPlayedBy, setFavourite } from './personal.ts'

/** A player's favourite and recently played games. */
export function lobbyRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, getFavourites, ({ session: { player } }) =>
    database.read((query) => readFavourites(query, player)),
  )

  servePlayer(app, world, putFavourite, async ({ session: { player }, param, body: { favourite } }) => {
    await database.write((tx) => setFavourite(tx, world, { player, game: param('gameId'), favourite }))
    return {}
  })

  servePlayer(app, world, getRecentlyPlayed, async ({ session: { player } }) => {
    const played = await database.read((query) => recentlyPlayedBy(query, player))
    return played.map(({ game, at }) => ({ game, at: clock.moment(at) }))
  })
}
