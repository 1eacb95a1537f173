import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { TournamentEntryRow, TournamentRow } from '#db/view.ts'
import { type TournamentStatus } from '#domain/games/tournaments.ts'
import { useMoney } from '../../format/use-money.ts'
import { tournamentPath } from '../../base/routes.ts'
import { Cover } from '../../cover/Cover.tsx'
import { PrizePool } from './PrizePool.tsx'
import { TournamentTime } from './TournamentTime.tsx'
import { useName, usePrizeText } from './use-texts.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './tournaments.module.css'

type Props = { row: TournamentRow; status: TournamentStatus; entry: TournamentEntryRow | undefined }

/** A tournament in a list; its name links to its page. */
export function TournamentCard({ row, status, entry }: Props) {
  const { formatNumber } = useIntl()
  const money = useMoney()
  const getName = useName()
  const prizeText = usePrizeText()
  const prize = entry?.prize
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Cover id={row.id} name={row.picture} provider="" kind="slots" />
      </span>
      <div className={styles.about}>
        <h3>
          <Link href={tournamentPath(row.id)}>{getName(row.name)}</Link>
        </h3>
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
            <dd>{formatNumber(row.players)}</dd>
          </div>
        </dl>
        {entry?.joined && (
          <p className={styles.badge} data-good>
            {prize ? (
              <FormattedMessage
                id="tournament.won"
                values={{ place: prize.place, prize: prizeText(prize, prize.currency) }}
              />
            ) : (
              <FormattedMessage id="tournament.joined" />
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Skeletons of cards that are still loading. */
export function CardsRoom({ count }: { count: number }) {
  return (
    <ul className={styles.cards} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.card}>
          <span className={`${styles.picture} skeleton`} />
          <div className={styles.about}>
            <span className={`skeleton ${styles.nameSkeleton}`} />
            <span className={`skeleton ${styles.timeSkeleton}`} />
            <span className={`skeleton ${styles.factsSkeleton}`} />
          </div>
        </li>
      ))}
    </ul>
  )
}
