import { useIntl } from 'react-intl'
import { isHouseGame } from '../../worker/domain/games/house-games.ts'
import { ROUTES } from '../app/routing/routes.ts'

/** A game of ours is told by its slug, one of a provider by its name. */
export function useGameName(): (game: string) => string {
  const { messages, formatMessage } = useIntl()
  return (game) => {
    const id = `nav.${game}`
    return Object.hasOwn(messages, id) ? formatMessage({ id }) : game.slice(0, 1).toUpperCase() + game.slice(1)
  }
}

/** The page of a game of ours; null for a provider's, which is not told by its address. */
export function gameHref(game: string): string | null {
  if (game === 'betting') return ROUTES.betting
  return isHouseGame(game) ? ROUTES[game] : null
}
