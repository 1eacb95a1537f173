import { HOUSE_GAMES, isHouseGame } from '#domain/games/house-games.ts'
import type { getLobby } from '#endpoints/lobby.ts'
import type { EndpointReply } from '#worker/http/endpoint.ts'
import type { Rows } from './report.ts'

const ROW = 'players of our own games'

/** Checks that each count of players is of a game that has a poster. An operator may count none. */
export function checkPlayers({ players }: EndpointReply<typeof getLobby>, rows: Rows): void {
  const games = Object.keys(players ?? {})
  if (games.length === 0) return rows.add(ROW, 'skipped', 'getLobby counts none: posters do not say how many play')
  const unknown = games.filter((game) => !isHouseGame(game))
  rows.judge(
    ROW,
    unknown.map((game) => `players.${game} is none of ${HOUSE_GAMES.join(', ')}`),
    `of ${games.length} games`,
  )
}
