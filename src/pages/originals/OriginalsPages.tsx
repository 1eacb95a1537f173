import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { HouseGame } from '../../../worker/domain/games/house-games.ts'
import { messagingUrl, productAnalyticsUrl } from '../../../worker/domain/settings/configuration.ts'
import { currentPath } from '../../app/routing/location.ts'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { commands } from '../../data/commands.ts'
import { ORIGINAL_PAGES } from '../../games/original/table/pages.ts'
import NotFound from '../not-found/NotFound.tsx'

type Place = { game: string; item?: string | undefined }

const [, , game = '', item] = currentPath().split('/')
const wanted = gameAt({ game, item })
/** Starts loading the game's chunk together with this one. */
export const gameLoaded = wanted ? ORIGINAL_PAGES[wanted].preload() : undefined

/** /games/{game}: the original games, one chunk each. */
export default function OriginalsPages(place: Place) {
  const game = gameAt(place)
  return game ? <OriginalPage key={game} game={game} /> : <NotFound />
}

function OriginalPage({ game }: { game: HouseGame }) {
  const Page = ORIGINAL_PAGES[game]
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

/** Cases and rooms have subpages, and the wheel of fortune is a subpage of roulette. */
function gameAt({ game, item }: Place): HouseGame | null {
  if (game === 'roulette' && item === 'wheel') return 'wheel'
  const isPage = isOriginal(game) && game !== 'wheel' && (item === undefined || game === 'cases' || game === 'rooms')
  return isPage ? game : null
}

function isOriginal(game: string): game is HouseGame {
  return Object.hasOwn(ORIGINAL_PAGES, game)
}
