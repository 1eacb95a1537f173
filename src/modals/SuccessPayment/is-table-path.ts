import { isHouseGame } from '#domain/games/house-games.ts'
import { isLaunchMode } from '../../base/routes.ts'

/** Whether a game is played at a path: a table of ours, or the page of a provider's game; not a list of games. */
export function isTablePath(path: string): boolean {
  const [games, game = '', ...rest] = path.split('/').slice(1)
  return games === 'games' && (isHouseGame(game) || isLaunchMode(rest[1]))
}
