import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { countsGame, tournamentStatus } from '../../worker/domain/games/tournaments.ts'
import { commands } from '../data/commands.ts'
import { useClockOffset, useReachable, useViewer } from '../data/queries.ts'
import { useTournaments } from '../data/tournament-queries.ts'
import { useNow } from '../format/use-relative-time.ts'
import { NO_TILE_TOURNAMENTS, tileTournamentsAtom } from '../app/state.ts'

const LOOK_AGAIN_MS = 60_000
/** What was fetched so long ago is good enough here, ms. */
const GOOD_FOR_MS = 600_000

/**
 * Has every tile of a game that counts in a running tournament of the player's currency say so, while a page of games is
 * open. A component, so that its look at the clock renders nothing else.
 */
export function TileTournaments() {
  const { formatMessage } = useIntl()
  const viewer = useViewer()
  const loggedIn = viewer?.loggedIn === true
  const currency = viewer?.wallet?.currency ?? null
  const reachable = useReachable()
  const rows = useTournaments()
  const now = useNow(LOOK_AGAIN_MS) + useClockOffset()
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
    // The key names the tournaments: tiles are not drawn again with each look at the clock.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, formatMessage, setTournaments])
  return null
}
