import { FormattedMessage } from 'react-intl'
import type { BonusRow, CampaignRow } from '#db/view.ts'
import { type BonusStatus, getBonusStatus } from '#domain/money/bonus.ts'
import { useMoney } from '../../format/use-money.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import type { Children } from '../../ui/children.ts'
import styles from './bonuses.module.css'

type Props = { bonuses: readonly BonusRow[]; campaigns: readonly CampaignRow[] }

/** Finished bonuses and campaigns of free spins in a closed disclosure, each with how it ended. */
export function FinishedRewards({ bonuses, campaigns }: Props) {
  const money = useMoney()
  const now = useServerNow()
  const count = bonuses.length + campaigns.length
  if (count === 0) return null
  return (
    <details className={styles.finished}>
      <summary>
        <FormattedMessage id="bonuses.over" values={{ count }} />
      </summary>
      <ul className={styles.list}>
        {bonuses.map((bonus) => (
          <Line key={bonus.id} name={bonus.name} status={getBonusStatus(bonus, now)}>
            <span translate="no" data-amount>
              {money(bonus.amount, bonus.currency)}
            </span>
          </Line>
        ))}
        {campaigns.map((campaign) => (
          <Line key={`campaign ${campaign.id}`} name={campaign.name} status={getBonusStatus(campaign, now)}>
            <FormattedMessage id="bonuses.spins" values={{ count: campaign.total }} />
          </Line>
        ))}
      </ul>
    </details>
  )
}

function Line({ name, status, children }: { name: string; status: BonusStatus; children: Children }) {
  return (
    <li>
      <span>
        <span className={styles.name}>{name}</span>
        <br />
        <small>
          <FormattedMessage id={`bonuses.status.${status}`} />
        </small>
      </span>
      <b>{children}</b>
    </li>
  )
}
