import { useIntl } from 'react-intl'
import { isHouseGame } from '#domain/games/house-games.ts'
import { ROUTES } from '../base/routes.ts'
import { hasText } from '../i18n/has-text.ts'

/** Names our own games by their slug; a provider's game is already given by its name. */
export function useGameName(): (game: string) => string {
  const intl = useIntl()
  return (game) => {
    const id = `nav.${game}`
    return hasText(intl, id) ? intl.formatMessage({ id }) : game.slice(0, 1).toUpperCase() + game.slice(1)
  }
}

/** Like an identifier: no space and no capital letter, which the names of providers' games have. */
const LIKE_ID = /^[a-z\d]+(?:[-_:./][a-z\d]+)*$/

/**
 * Names the game of another player's bet. A game on offer is our own, by its slug, or a provider's, by its name; an
 * identifier of any other game is not shown.
 */
export function useOfferedGameName(): (game: string) => string {
  const { formatMessage } = useIntl()
  const getGameName = useGameName()
  return (game) =>
    gameHref(game) === null && LIKE_ID.test(game) ? formatMessage({ id: 'liveBets.otherGame' }) : getGameName(game)
}

/** Path of our own game; null for a provider's game, whose page is unknown here. */
export function gameHref(game: string): string | null {
  if (game === 'betting') return ROUTES.betting
  return isHouseGame(game) ? ROUTES[game] : null
}
