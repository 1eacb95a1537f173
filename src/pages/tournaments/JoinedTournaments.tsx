import { useEffect } from 'react'
import { getNextTurningTime, tournamentStatus } from '#domain/games/tournaments.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { useTournamentEntries, useTournaments } from '../../data/tournament-queries.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { TournamentCard } from './TournamentCard.tsx'
import styles from './tournaments.module.css'

/** The tournaments that the player is in and that have not ended: an entry fee may be at stake in them. */
export function JoinedTournaments() {
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const now = useServerNow()
  const reachable = useReachable()
  useEffect(() => {
    if (!reachable) return
    for (const status of ['active', 'upcoming'] as const) void commands.tournaments.refresh({ status })
  }, [reachable])
  const shown = (rows ?? [])
    .flatMap((row) => {
      const entry = entries?.find(({ tournamentId }) => tournamentId === row.id)
      const status = tournamentStatus(row, now)
      return entry?.joined && status !== 'ended' ? [{ row, entry, status }] : []
    })
    .toSorted((one, other) => getNextTurningTime(one.row, now) - getNextTurningTime(other.row, now))
  if (shown.length === 0) return null
  return (
    <ul className={styles.cards}>
      {shown.map((each) => (
        <TournamentCard key={each.row.id} {...each} />
      ))}
    </ul>
  )
}
