import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { PlayedRow } from '#db/account-view.ts'
import { toHouseGame } from '#domain/games/house-games.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useHistoryExtent, useLastPlayed } from '../../data/account-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { changeText } from '../../games/table/change.ts'
import { roundPath } from '../../games/paths.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useGameName } from '../../catalogue/use-game-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Profile.module.css'

const SHOWN = 5

/** The last played rounds of all games; each original links to its fairness check. */
export function LastRounds() {
  const title = useIntl().formatMessage({ id: 'profile.lastRounds' })
  const rounds = useLastPlayed(SHOWN)
  const reachable = useReachable()
  const playerId = useViewer()?.player?.id
  useRefresh(fetchBets, playerId !== undefined, playerId)
  return (
    <section className={styles.card}>
      <div className={styles.row}>
        <h2>{title}</h2>
        <Link className={styles.to} href={ROUTES.profileHistory}>
          <FormattedMessage id="history.myBets" />
        </Link>
      </div>
      {reachable && <LoadError part="history" shown={rounds?.length !== 0} again={fetchBets} />}
      {!rounds && <RoundsSkeleton />}
      {rounds?.length === 0 && <NoRounds />}
      {rounds && rounds.length > 0 && (
        <ul className={styles.rounds} aria-label={title}>
          {rounds.map((row) => (
            <Round key={`${row.game} ${row.id}`} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Round({ row }: { row: PlayedRow }) {
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const outcome = getOutcome(row)
  return (
    <li>
      <Game row={row} />
      <span className={!row.isOpen && outcome === 'win' ? styles.won : undefined}>
        {row.isOpen ? (
          <FormattedMessage id="profile.goesOn" />
        ) : outcome === 'push' ? (
          <FormattedMessage id="bet.result.push" />
        ) : (
          <span translate="no" data-amount>
            {changeText(row, money)}
          </span>
        )}
      </span>
      <span className={styles.stake} data-amount>
        <FormattedMessage id="profile.bet" values={{ amount: money(row.amount, row.currency) }} />
      </span>
      <time dateTime={new Date(row.at).toISOString()}>{formatDateTime(row.at)}</time>
    </li>
  )
}

/** An original links to its round: to the table while the round is open, to its check once it has ended. */
function Game({ row: { id, game, round = null, isOpen } }: { row: PlayedRow }) {
  const { formatMessage } = useIntl()
  const name = useGameName()(game)
  const house = toHouseGame(game)
  const check = roundPath(game, id, round)
  if (check === null || house === null)
    return (
      <span className={styles.game} translate="no">
        {name}
      </span>
    )
  const to = isOpen
    ? { href: ROUTES[house], 'aria-label': formatMessage({ id: 'profile.goOnPlaying' }, { game: name }) }
    : { href: check, 'aria-label': formatMessage({ id: 'history.openRound' }, { game: name }) }
  return (
    <Link className={styles.game} {...to}>
      {name}
    </Link>
  )
}

/** Why the list is empty: nothing was ever played, the history is unknown, or it is still loading. */
function NoRounds() {
  const extent = useHistoryExtent('bets')
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.history
  // The error is shown above.
  if (extent === null && reachable && problem !== undefined) return null
  if (!extent && reachable) return <RoundsSkeleton />
  return (
    <EmptyState
      scene={extent ? 'yurt' : 'bridge'}
      text={<FormattedMessage id={extent ? 'profile.noRounds' : 'profile.roundsUnknown'} />}
    >
      {/* Rendered from the start, so that the content below does not move. */}
      <Link href={ROUTES.slots}>
        <FormattedMessage id="home.look" />
      </Link>
    </EmptyState>
  )
}

function RoundsSkeleton() {
  return (
    <div className={styles.rounds} aria-busy="true">
      <output className="sr-only">
        <FormattedMessage id="profile.roundsLoading" />
      </output>
      {Array.from({ length: SHOWN }, (_, at) => (
        <span key={at} className={`skeleton ${styles.skeletonRound}`} />
      ))}
    </div>
  )
}

function fetchBets(): Promise<unknown> {
  return commands.history.refresh({ kind: 'bets' })
}
