import { FormattedMessage, useIntl } from 'react-intl'
import type { VipRow } from '../../../worker/db/view.ts'
import { Progress } from '../bonuses/Progress.tsx'
import styles from '../bonuses/bonuses.module.css'

/** The player's level and points, and the distance to the next level. */
export function VipProgress({ vip: { level, points, nextAt, levels } }: { vip: VipRow }) {
  const { formatMessage } = useIntl()
  const name = levels.find(({ id }) => id === level)?.name ?? formatMessage({ id: 'vip.noLevel' })
  return (
    <section className={styles['card']}>
      <div className={styles['cardHead']}>
        <h2 className={styles['name']}>
          <FormattedMessage id="vip.level" values={{ name }} />
        </h2>
        <b className={styles['sum']}>
          <FormattedMessage id="vip.points" values={{ points }} />
        </b>
      </div>
      {nextAt === null ? (
        <p className={styles['hint']}>
          <FormattedMessage id="vip.last" />
        </p>
      ) : (
        <Progress value={points} most={nextAt}>
          <FormattedMessage id="vip.next" values={{ points: Math.max(0, nextAt - points), next: nextAt }} />
        </Progress>
      )}
    </section>
  )
}
