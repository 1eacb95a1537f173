import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { getNextTurningTime, tournamentStatus } from '#domain/games/tournaments.ts'
import { StaleSince } from '../../errors/LoadError.tsx'
import { getMissingText } from '../../errors/missing-text.ts'
import { ROUTES } from '../../base/routes.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTournamentEntries, useTournaments } from '../../data/tournament-queries.ts'
import { CardsRoom, TournamentCard } from '../tournaments/TournamentCard.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './HomeTournaments.module.css'

/** Tournaments fetched less than this ago are not fetched again, ms. */
const GOOD_FOR_MS = 60_000
const MOST = 6

/** Loads upcoming tournaments as well, to fill the row if few are active. */
async function refresh(order: { olderThanMs?: number }): Promise<void> {
  for (const status of ['active', 'upcoming'] as const) await commands.tournaments.refresh({ status, ...order })
}

/** Active tournaments, the first to end first, then the upcoming ones. */
export default function HomeTournaments() {
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const now = useServerNow()
  const reachable = useReachable()
  const loggedIn = useViewer()?.loggedIn
  const wasLoggedIn = useRef(loggedIn)
  const fetchedAt = useAppState('tournaments')?.fetchedAt.active
  const problem = useAppState('problems')?.parts.tournaments
  const failed = problem !== undefined || !reachable
  useRefresh(
    () => {
      // Data fetched for the guest has no entries of the player who has logged in since.
      const isOther = wasLoggedIn.current !== undefined && wasLoggedIn.current !== loggedIn
      wasLoggedIn.current = loggedIn
      void refresh(isOther ? {} : { olderThanMs: GOOD_FOR_MS })
    },
    loggedIn !== undefined,
    loggedIn,
  )
  const shown = (rows ?? [])
    .filter((row) => tournamentStatus(row, now) !== 'ended')
    .toSorted(
      (one, other) =>
        Number(one.startsAt > now) - Number(other.startsAt > now) ||
        getNextTurningTime(one, now) - getNextTurningTime(other, now),
    )
    .slice(0, MOST)
  return (
    <section aria-labelledby="home-tournaments">
      <div className={styles.head}>
        <h2 className="shelf-title" id="home-tournaments">
          <FormattedMessage id="nav.tournaments" />
        </h2>
        <Link href={ROUTES.tournaments}>
          <FormattedMessage id="tournaments.all" />
        </Link>
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((row) => (
            <TournamentCard
              key={row.id}
              row={row}
              status={tournamentStatus(row, now)}
              entry={entries?.find(({ tournamentId }) => tournamentId === row.id)}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && fetchedAt === undefined && !failed && <CardsRoom count={2} />}
      {shown.length === 0 && (fetchedAt !== undefined || failed) && (
        <EmptyState
          scene={fetchedAt === undefined ? 'bridge' : 'yurt'}
          text={
            <FormattedMessage
              id={fetchedAt === undefined ? getMissingText(problem, reachable) : 'tournaments.none.active'}
            />
          }
        />
      )}
      <StaleSince part="tournaments" fetchedAt={fetchedAt} />
    </section>
  )
}
