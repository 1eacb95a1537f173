import { FormattedMessage } from 'react-intl'
import type { VipLevel } from '#db/view.ts'
import { CardSection } from '../bonuses/Cards.tsx'
import { Benefits } from './Benefits.tsx'
import styles from '../bonuses/bonuses.module.css'
import vip from './vip.module.css'

type Props = {
  levels: readonly VipLevel[]
  /** The id of the player's level; null below the first level and for a guest. */
  level: string | null
}

/** All levels with their benefits; the player's level is marked. */
export function VipLevels({ levels, level }: Props) {
  if (levels.length === 0) return null
  return (
    <CardSection title="vip.levels">
      <ol className={`${styles.cards} ${styles.steps} ${vip.levels}`}>
        {levels.map(({ id, name, points, benefits }) => (
          <li
            key={id}
            className={styles.card}
            data-current={id === level || undefined}
            aria-current={id === level ? 'true' : undefined}
          >
            <div className={styles.cardHead}>
              <h3>{name}</h3>
              {id === level && (
                <span className={styles.badge} data-good>
                  <FormattedMessage id="vip.yours" />
                </span>
              )}
            </div>
            <p className={styles.hint}>
              <FormattedMessage id="vip.from" values={{ points }} />
            </p>
            <Benefits benefits={benefits} />
          </li>
        ))}
      </ol>
    </CardSection>
  )
}
