import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { HOUSE_GAMES, type HouseGame } from '#domain/games/house-games.ts'
import { messagingUrl, productAnalyticsUrl } from '#domain/settings/configuration.ts'
import { currentPath } from '../../base/location.ts'
import { ROUTES } from '../../base/routes.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { commands } from '../../data/commands.ts'
import { GAMES } from '../../games/registry.ts'
import NotFound from '../../errors/NotFound.tsx'

type Place = { game: string; item?: string | undefined }

const [, , game = '', item] = currentPath().split('/')
const wanted = gameAt({ game, item })
/** Starts loading the game's chunk together with this one. */
export const gameLoaded = wanted ? GAMES[wanted].Page.preload() : undefined

/** /games/{game}: the original games, one chunk each. */
export default function OriginalsPages(place: Place) {
  const game = gameAt(place)
  return game ? <OriginalPage key={game} game={game} /> : <NotFound />
}

function OriginalPage({ game }: { game: HouseGame }) {
  const { Page } = GAMES[game]
  useEffect(() => trackLaunch(game), [game])
  return (
    <>
      <Title game={game} />
      <Page />
    </>
  )
}

/** Counts that the game was opened, where third parties get events; the worker counts providers' games. */
function trackLaunch(game: HouseGame): void {
  if (productAnalyticsUrl === null && messagingUrl === null) return
  void commands.analytics.track({ name: 'game_launched', data: { game, kind: 'original' } })
}

/** Rendered before the page, so that a page with its own title, such as a case, overrides this one. */
function Title({ game }: { game: HouseGame }) {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage({ id: `nav.${game}` }))
  return null
}

/** The game whose path this is, or one that has places below its path. */
function gameAt({ game, item }: Place): HouseGame | null {
  const parent = `/games/${game}`
  const path = item === undefined ? parent : `${parent}/${item}`
  const isHere = (each: HouseGame) => ROUTES[each] === path || (GAMES[each].hasPlaces && ROUTES[each] === parent)
  return HOUSE_GAMES.find(isHere) ?? null
}
