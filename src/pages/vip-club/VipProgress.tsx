import { FormattedMessage, useIntl } from 'react-intl'
import type { VipRow } from '#db/view.ts'
import { nextLevel } from '#domain/player/vip.ts'
import { LazyHorse } from '../../ui/LazyHorse.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Benefits } from './Benefits.tsx'
import styles from '../bonuses/bonuses.module.css'

/** The player's level and points, the distance to the next level, and what that brings. */
export function VipProgress({ vip }: { vip: VipRow }) {
  const { formatMessage } = useIntl()
  const { level, points, nextAt, levels } = vip
  const after = nextLevel(vip)
  const name = levels.find(({ id }) => id === level)?.name ?? formatMessage({ id: 'vip.noLevel' })
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        {/* Another level is another horse: it flies up as it appears. */}
        <LazyHorse key={level} />
        <h2 className={styles.name}>
          <FormattedMessage id="vip.level" values={{ name }} />
        </h2>
        <b className={styles.sum} data-level>
          <FormattedMessage id="vip.points" values={{ points }} />
        </b>
      </div>
      {nextAt === null ? (
        <p className={styles.hint}>
          <FormattedMessage id="vip.last" />
        </p>
      ) : (
        <Progress value={points} most={nextAt} tone="level">
          <FormattedMessage id="vip.next" values={{ points: Math.max(0, nextAt - points), next: nextAt }} />
        </Progress>
      )}
      {after && after.gains.length > 0 && (
        <div data-testid="vip-next">
          <p className={styles.hint}>
            <FormattedMessage id="vip.nextGives" values={{ name: after.next.name }} />
          </p>
          <Benefits benefits={after.gains} />
        </div>
      )}
    </section>
  )
}
