import { FormattedMessage } from 'react-intl'
import type { VipBenefit } from '#domain/player/vip.ts'
import styles from '../bonuses/bonuses.module.css'

/** What a level brings. */
export function Benefits({ benefits }: { benefits: readonly VipBenefit[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ key, argument }) => (
        <li key={key}>
          <FormattedMessage id={`vip.benefit.${key}`} values={{ argument: argument ?? '' }} />
        </li>
      ))}
    </ul>
  )
}
