import { FormattedMessage } from 'react-intl'
import type { BonusRow } from '../../../worker/db/view.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { useMoney } from '../../format/use-money.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import styles from './bonuses.module.css'

/** Finished bonuses in a closed disclosure, each with how it ended. */
export function FinishedBonuses({ rows }: { rows: readonly BonusRow[] }) {
  const money = useMoney()
  const now = useServerNow()
  if (rows.length === 0) return null
  return (
    <details className={styles.finished}>
      <summary>
        <FormattedMessage id="bonuses.over" values={{ count: rows.length }} />
      </summary>
      <ul className={styles.list}>
        {rows.map((bonus) => (
          <li key={bonus.id}>
            <span>
              <span className={styles.name}>{bonus.name}</span>
              <br />
              <small>
                <FormattedMessage id={`bonuses.status.${getBonusStatus(bonus, now)}`} />
              </small>
            </span>
            <b translate="no">{money(bonus.amount, bonus.currency)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
