import { getNextTurningTime, tournamentStatus } from '#domain/games/tournaments.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTournamentEntries, useTournaments } from '../../data/tournament-queries.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { useServerNow } from '../../format/use-server-now.ts'
import { CardsRoom, TournamentCard } from './TournamentCard.tsx'
import styles from './tournaments.module.css'

/** The tournaments that the player is in and that have not ended: an entry fee may be at stake in them. */
export function JoinedTournaments() {
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const now = useServerNow()
  const reachable = useReachable()
  const fact = useAppState('tournaments')
  const failed = useAppState('problems')?.parts.tournaments !== undefined || !reachable
  useRefresh(refresh)
  const shown = rows
    ?.flatMap((row) => {
      const entry = entries?.find(({ tournamentId }) => tournamentId === row.id)
      const status = tournamentStatus(row, now)
      return entry?.joined && status !== 'ended' ? [{ row, entry, status }] : []
    })
    .toSorted((one, other) => getNextTurningTime(one.row, now) - getNextTurningTime(other.row, now))
  const isKnown = entries !== undefined && shown !== undefined && (fact !== undefined || shown.length > 0)
  return (
    <>
      <LoadError part="tournaments" shown={isKnown} again={refresh} />
      {!isKnown && !failed && <CardsRoom count={1} />}
      {isKnown && shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((each) => (
            <TournamentCard key={each.row.id} {...each} />
          ))}
        </ul>
      )}
    </>
  )
}

async function refresh(): Promise<void> {
  await Promise.all((['active', 'upcoming'] as const).map((status) => commands.tournaments.refresh({ status })))
}
