import { type CSSProperties, useRef } from 'react'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { useFlag } from '../data/flags.ts'
import { useNear } from '../ui/use-near.ts'
import type { Props } from './BetsFeed.tsx'
import styles from './room.module.css'

const Feed = lazyComponent(() => import('./BetsFeed.tsx'))

/**
 * The live bets, loaded as their own chunk when they come near the viewport; their space is reserved from the start.
 */
export function LazyLiveBets(props: Props) {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room, false)
  const isHidden = useFlag('hide-live-bets')
  if (isHidden) return null
  return (
    <div
      ref={room}
      className={styles.room}
      // React's CSSProperties type has no custom properties.
      style={{ '--rows': props.rows } as CSSProperties}
    >
      {near && <Feed {...props} />}
    </div>
  )
}
