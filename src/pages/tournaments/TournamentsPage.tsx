import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import {
  isTournamentStatus,
  getNextTurningTime,
  TOURNAMENT_STATUSES,
  type TournamentStatus,
  tournamentStatus,
  turnedSince,
} from '#domain/games/tournaments.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTournamentEntries, useTournaments } from '../../data/tournament-queries.ts'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JoinedTournaments } from './JoinedTournaments.tsx'
import { CardsRoom, TournamentCard } from './TournamentCard.tsx'
import styles from './tournaments.module.css'

/** Where there are none of a status, the status to look at instead. */
const OTHERS = { active: 'upcoming', upcoming: 'active', ended: 'active' } as const

/** Tournaments by status; the chosen status is in the path. In a break only those that the player is in. */
export default function TournamentsPage({ status: word }: { status: string | undefined }) {
  const { formatMessage } = useIntl()
  const [, goTo] = useLocation()
  const title = formatMessage({ id: 'nav.tournaments' })
  usePageTitle(title)
  const mayGetOffers = useMayGetOffers()
  const status: TournamentStatus = isTournamentStatus(word) ? word : 'active'
  return (
    <div className={`app-page ${styles.page}`}>
      <header className={styles.lead}>
        <h1>{title}</h1>
        {mayGetOffers && (
          <p>
            <FormattedMessage id="tournaments.text" />
          </p>
        )}
      </header>
      <OffersOnly>
        <Tabs
          label={title}
          tabs={TOURNAMENT_STATUSES.map((id) => ({ id, text: formatMessage({ id: `tournaments.${id}` }) }))}
          chosen={status}
          onChoose={(id) => goTo(`${ROUTES.tournaments}/${id}`, { replace: true })}
        >
          <List key={status} status={status} />
        </Tabs>
      </OffersOnly>
      {mayGetOffers === false && <JoinedTournaments />}
    </div>
  )
}

function List({ status }: { status: TournamentStatus }) {
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const now = useServerNow()
  const reachable = useReachable()
  const loggedIn = useViewer()?.loggedIn
  const fact = useAppState('tournaments')
  const failed = useAppState('problems')?.parts.tournaments !== undefined || !reachable
  const fetchedAt = fact?.fetchedAt[status]
  const shown = rows
    ?.filter((row) => tournamentStatus(row, now) === status)
    .toSorted((one, other) =>
      status === 'ended' ? other.endsAt - one.endsAt : getNextTurningTime(one, now) - getNextTurningTime(other, now),
    )
  const again = () => commands.tournaments.refresh({ status })
  const turned = turnedSince(rows ?? [], status, now)
  // Fetches again when a tournament has started or ended since the last fetch.
  useRefresh(again, loggedIn !== undefined, `${loggedIn} ${status} ${turned}`)
  const isKnown = shown !== undefined && (fetchedAt !== undefined || shown.length > 0)
  return (
    <>
      <LoadError part="tournaments" shown={isKnown} again={again} />
      <StaleSince part="tournaments" fetchedAt={fetchedAt} />
      {!isKnown && !failed && <CardsRoom count={3} />}
      {isKnown && shown.length === 0 && (
        <EmptyState scene="yurt" text={<FormattedMessage id={`tournaments.none.${status}`} />}>
          <Link href={`${ROUTES.tournaments}/${OTHERS[status]}`} replace>
            <FormattedMessage id={`tournaments.${OTHERS[status]}`} />
          </Link>
        </EmptyState>
      )}
      {isKnown && shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((row) => (
            <TournamentCard
              key={row.id}
              row={row}
              status={status}
              entry={entries?.find(({ tournamentId }) => tournamentId === row.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
