import { useIntl } from 'react-intl'

/** A game of ours is told by its slug, one of a provider by its name. */
export function useGameName(): (game: string) => string {
  const { messages, formatMessage } = useIntl()
  return (game) => {
    const id = `nav.${game}`
    return Object.hasOwn(messages, id) ? formatMessage({ id }) : game.slice(0, 1).toUpperCase() + game.slice(1)
  }
}
