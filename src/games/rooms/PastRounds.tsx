import { useIntl } from 'react-intl'
import type { PastRoom } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './room.module.css'

type Props = { rounds: readonly PastRoom[] | null; currency: Currency; onCheck: (roundId: string) => void }

/** The drawn rounds, newest first; each opens its check. */
export function PastRounds({ rounds, currency, onCheck }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const moment = useFormatDateTime()
  return (
    <section className={styles.past} aria-labelledby="room-past">
      <h2 id="room-past">{intl.formatMessage({ id: 'rooms.past' })}</h2>
      {rounds === null && <div className="skeleton" style={{ height: 160 }} aria-busy="true" />}
      {rounds?.length === 0 && <p className={styles.empty}>{intl.formatMessage({ id: 'rooms.past.none' })}</p>}
      {rounds !== null && rounds.length > 0 && (
        <ol>
          {rounds.map(({ id, at, winner, players, payout }) => (
            <li key={id}>
              <span>
                <span className={styles.name}>{winner ?? <em>{intl.formatMessage({ id: 'rooms.hidden' })}</em>}</span>
                <small>{intl.formatMessage({ id: 'rooms.past.facts' }, { count: players, time: moment(at) })}</small>
              </span>
              <b translate="no" data-amount>
                {money(payout, currency)}
              </b>
              <Button
                variant="quiet"
                aria-label={intl.formatMessage({ id: 'rooms.check.round' }, { id })}
                onClick={() => onCheck(id)}
              >
                {intl.formatMessage({ id: 'rooms.check' })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
