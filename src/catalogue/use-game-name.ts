import { useIntl } from 'react-intl'
import { isHouseGame } from '#domain/games/house-games.ts'
import { ROUTES } from '../base/routes.ts'

/** Names our own games by their slug; a provider's game is already given by its name. */
export function useGameName(): (game: string) => string {
  const { messages, formatMessage } = useIntl()
  return (game) => {
    const id = `nav.${game}`
    return Object.hasOwn(messages, id) ? formatMessage({ id }) : game.slice(0, 1).toUpperCase() + game.slice(1)
  }
}

/** Path of our own game; null for a provider's game, whose page is unknown here. */
export function gameHref(game: string): string | null {
  if (game === 'betting') return ROUTES.betting
  return isHouseGame(game) ? ROUTES[game] : null
}
