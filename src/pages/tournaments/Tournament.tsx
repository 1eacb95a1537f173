import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { TournamentRow } from '#db/view.ts'
import { isTournamentId, tournamentStatus } from '#domain/games/tournaments.ts'
import { useMoney } from '../../format/use-money.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTopic } from '../../data/topics.ts'
import { useTournament, useTournamentEntries } from '../../data/tournament-queries.ts'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { JoinPanel } from './JoinPanel.tsx'
import { OtherCurrency } from './OtherCurrency.tsx'
import { LeaderTable } from './LeaderTable.tsx'
import { PlayerPlace } from './PlayerPlace.tsx'
import { TournamentRules } from './TournamentRules.tsx'
import { PrizePool } from './PrizePool.tsx'
import { TournamentTime } from './TournamentTime.tsx'
import { useName } from './use-texts.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './tournaments.module.css'

/** One tournament: its rules and prizes, joining and leaving, and the live table. In a break only one the player is in. */
export default function Tournament({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const row = useTournament(id)
  const reachable = useReachable()
  const loggedIn = useViewer()?.loggedIn
  const getName = useName()
  const [isUnknown, setUnknown] = useState(!isTournamentId(id))
  const failed = useAppState('problems')?.parts.tournament !== undefined || !reachable
  usePageTitle(row ? getName(row.name) : formatMessage({ id: 'nav.tournaments' }))
  useRefresh(
    () => commands.tournaments.load({ id }).then((answer) => answer.ok && setUnknown(!answer.value.isKnown)),
    loggedIn !== undefined,
    `${loggedIn} ${id}`,
  )
  if (isUnknown) return <Unknown />
  return (
    <div className={`app-page ${styles.page}`}>
      <Link href={ROUTES.tournaments} className={styles.back}>
        <FormattedMessage id="tournaments.all" />
      </Link>
      <LoadError part="tournament" shown={Boolean(row)} again={() => commands.tournaments.load({ id })} />
      <StaleSince part="tournament" fetchedAt={row?.fetchedAt} />
      {!row && !failed && <div className={`skeleton ${styles.heroSkeleton}`} aria-busy="true" />}
      {row && <Allowed row={row} />}
    </div>
  )
}

function Allowed({ row }: { row: TournamentRow }) {
  const entries = useTournamentEntries()
  // Otherwise the calm page would come for a moment before a tournament that the player is in.
  if (!entries) return null
  const isJoined = entries.some(({ tournamentId, joined }) => joined && tournamentId === row.id)
  return (
    <OffersOnly title="nav.tournaments" isInPlay={isJoined}>
      <Known row={row} />
    </OffersOnly>
  )
}

function Known({ row }: { row: TournamentRow }) {
  const { formatNumber } = useIntl()
  const money = useMoney()
  const getName = useName()
  const now = useServerNow()
  const topic = useTopic(`tournament:${row.id}`)
  const live = topic?.state
  const entry = useTournamentEntries()?.find(({ tournamentId }) => tournamentId === row.id) ?? null
  const byClock = tournamentStatus(row, now)
  // The operator may end a tournament early.
  const status = live?.status === 'ended' ? 'ended' : byClock
  useEffect(() => {
    if (status !== byClock) void commands.tournaments.load({ id: row.id })
  }, [status, byClock, row.id])
  return (
    <>
      <section className={styles.hero}>
        <h1>{getName(row.name)}</h1>
        <TournamentTime row={row} status={status} />
        <dl className={styles.facts}>
          <div>
            <dt>
              <FormattedMessage id="tournament.pool" />
            </dt>
            <PrizePool row={row} />
          </div>
          <div>
            <dt>
              <FormattedMessage id="tournament.fee" />
            </dt>
            <dd>
              {row.entryFee === null ? (
                <FormattedMessage id="tournament.free" />
              ) : (
                <Amount>{money(row.entryFee, row.currency)}</Amount>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="tournament.players" />
            </dt>
            <dd>{formatNumber(live?.players ?? row.players)}</dd>
          </div>
        </dl>
        {status !== 'ended' && <OtherCurrency currency={row.currency} />}
        {status !== 'ended' && <JoinPanel row={row} entry={entry} />}
      </section>
      {entry?.joined && <PlayerPlace row={row} entry={entry} status={status} bars={live?.bars ?? []} />}
      <div className={styles.columns}>
        <TournamentRules row={row} />
        <LeaderTable id={row.id} live={live} playerPlace={entry?.joined ? entry.place : null} />
      </div>
    </>
  )
}

function Unknown() {
  return (
    <div className={`app-page ${styles.page}`}>
      <h1>
        <FormattedMessage id="tournament.unknown" />
      </h1>
      <p>
        <Link href={ROUTES.tournaments}>
          <FormattedMessage id="tournaments.all" />
        </Link>
      </p>
    </div>
  )
}
