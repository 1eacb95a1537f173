import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { countsGame, tournamentStatus } from '#domain/games/tournaments.ts'
import { commands } from '../data/commands.ts'
import { useViewer } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { useTournamentEntries, useTournaments } from '../data/tournament-queries.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'
import { useServerNow } from '../format/use-server-now.ts'
import { NO_TILE_TOURNAMENTS, tileTournamentsAtom } from '../base/state.ts'

const LOOK_AGAIN_MS = 60_000
/** Tournament data up to this age is fresh enough for tiles, ms. */
const GOOD_FOR_MS = 600_000

/**
 * Notes on the tiles which games count in a running tournament that the player has joined, while a page of games is
 * open; nothing in a break. A component of its own, so that its clock re-renders nothing else.
 */
export function TileTournaments() {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn === true
  const tournaments = useTournaments()
  const rows = useMayGetOffers() ? tournaments : undefined
  const entries = useTournamentEntries()
  const now = useServerNow(LOOK_AGAIN_MS)
  const setTournaments = useSetAtom(tileTournamentsAtom)
  const joined = new Set(entries?.flatMap((entry) => (entry.joined ? entry.tournamentId : [])))
  const running = (rows ?? []).filter((row) => joined.has(row.id) && tournamentStatus(row, now) === 'active')
  const key = running.map(({ id }) => id).join()

  useRefresh(() => commands.tournaments.refresh({ status: 'active', olderThanMs: GOOD_FOR_MS }), loggedIn)

  useEffect(() => {
    if (key === '') return undefined
    const text = formatMessage({ id: 'tile.tournament' })
    setTournaments({ getText: (game) => (running.some(({ games }) => countsGame(games, game)) ? text : undefined) })
    return () => setTournaments(NO_TILE_TOURNAMENTS)
    // `key` stands for the tournaments, so that clock ticks do not re-render the tiles.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, formatMessage, setTournaments])
  return null
}
