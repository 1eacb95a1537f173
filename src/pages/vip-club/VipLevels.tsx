import type { CSSProperties } from 'react'
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
  /** The player's points; 0 for a guest. */
  points?: number
}

/** All levels with their benefits, as a path that the player has come along; the player's level is marked. */
export function VipLevels({ levels, level, points: reached = 0 }: Props) {
  if (levels.length === 0) return null
  const at = levels.findIndex(({ id }) => id === level)
  return (
    <CardSection title="vip.levels">
      <ol className={`${styles.cards} ${styles.steps} ${vip.levels}`}>
        {levels.map(({ id, name, points, benefits }, place) => (
          <li
            key={id}
            className={styles.card}
            style={wayTo(levels[place + 1]?.points, points, reached)}
            data-reached={place <= at || undefined}
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

/** How much of the way from a level to the next is behind the player, from 0 to 1, as the property `--way`. */
function wayTo(next: number | undefined, from: number, points: number): CSSProperties {
  const way = next === undefined ? 0 : (points - from) / Math.max(next - from, 1)
  // CSSProperties has no custom properties.
  return { '--way': Math.min(Math.max(way, 0), 1) } as CSSProperties
}
