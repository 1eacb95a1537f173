import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { countsGame, tournamentStatus } from '../../worker/domain/games/tournaments.ts'
import { commands } from '../data/commands.ts'
import { useReachable, useViewer } from '../data/queries.ts'
import { useTournaments } from '../data/tournament-queries.ts'
import { useServerNow } from '../format/use-server-now.ts'
import { NO_TILE_TOURNAMENTS, tileTournamentsAtom } from '../app/state.ts'

const LOOK_AGAIN_MS = 60_000
/** Tournament data up to this age is fresh enough for tiles, ms. */
const GOOD_FOR_MS = 600_000

/**
 * Notes on the tiles which games count in a running tournament of the player's currency, while a page of games is open.
 * A component of its own, so that its clock re-renders nothing else.
 */
export function TileTournaments() {
  const { formatMessage } = useIntl()
  const viewer = useViewer()
  const loggedIn = viewer?.loggedIn === true
  const currency = viewer?.wallet?.currency ?? null
  const reachable = useReachable()
  const rows = useTournaments()
  const now = useServerNow(LOOK_AGAIN_MS)
  const setTournaments = useSetAtom(tileTournamentsAtom)
  const running = (rows ?? []).filter(
    (row) => tournamentStatus(row, now) === 'active' && (currency === null || row.currency === currency),
  )
  const key = running.map(({ id }) => id).join()

  useEffect(() => {
    if (loggedIn && reachable) void commands.tournaments.refresh({ status: 'active', olderThanMs: GOOD_FOR_MS })
  }, [loggedIn, reachable])

  useEffect(() => {
    if (key === '') return undefined
    const text = formatMessage({ id: 'tile.tournament' })
    setTournaments({ textOf: (game) => (running.some(({ games }) => countsGame(games, game)) ? text : undefined) })
    return () => setTournaments(NO_TILE_TOURNAMENTS)
    // `key` stands for the tournaments, so that clock ticks do not re-render the tiles.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, formatMessage, setTournaments])
  return null
}
