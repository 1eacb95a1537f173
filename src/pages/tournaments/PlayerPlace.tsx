import { FormattedMessage, useIntl } from 'react-intl'
import type { TournamentEntryRow, TournamentRow } from '#db/view.ts'
import { nextPrize, type PlaceBar, pointsToPrize, type TournamentStatus } from '#domain/games/tournaments.ts'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { usePrizeText } from './use-texts.ts'
import styles from './tournaments.module.css'

type Props = { row: TournamentRow; entry: TournamentEntryRow; status: TournamentStatus; bars: readonly PlaceBar[] }

/**
 * The player's place, points and distance to the next prize; sticky, so it stays visible while the table is scrolled.
 */
export function PlayerPlace({ row, entry, status, bars }: Props) {
  const { formatNumber } = useIntl()
  const { place, points } = entry
  return (
    <section className={styles.player} data-testid="tournament-place" data-place={place ?? ''} data-points={points}>
      <p className={styles.ownPlace}>
        <span>
          <FormattedMessage id="tournament.own" />
        </span>
        <b translate="no">{place === null ? '—' : formatNumber(place)}</b>
      </p>
      <p className={styles.ownPoints}>
        <b>
          <FormattedMessage id="tournament.own.points" values={{ count: points }} />
        </b>
        <Way row={row} entry={entry} status={status} bars={bars} />
      </p>
    </section>
  )
}

function Way({ row, entry: { place, points, prize }, status, bars }: Props) {
  const prizeText = usePrizeText()
  const getAbout = useAboutMoney(row.currency, row.rates)
  if (prize) {
    const values = { place: prize.place, prize: prizeText(prize, prize.currency) }
    return (
      <span className={styles.good}>
        <FormattedMessage id="tournament.won" values={values} />
      </span>
    )
  }
  const next = nextPrize(row.prizes, place)
  return (
    <span>
      {status === 'upcoming' && <FormattedMessage id="tournament.own.soon" />}
      {status === 'ended' && <FormattedMessage id="tournament.lost" />}
      {status === 'active' && place === null && <FormattedMessage id="tournament.own.none" />}
      {status === 'active' && place !== null && !next && <FormattedMessage id="tournament.lead" />}
      {status === 'active' && place !== null && next && (
        <FormattedMessage
          id="tournament.gap"
          values={{
            count: pointsToPrize(next, points, bars),
            prize: prizeText({ kind: next.kind, amount: next.amount }, row.currency, getAbout(next.amount)),
          }}
        />
      )}
    </span>
  )
}
