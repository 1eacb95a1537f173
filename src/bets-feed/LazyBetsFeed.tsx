import { type CSSProperties, useRef } from 'react'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { useFlag } from '../data/flags.ts'
import { useNear } from '../ui/use-near.ts'
import type { Props } from './BetsFeed.tsx'
import styles from './LazyBetsFeed.module.css'

const Feed = lazyComponent(() => import('./BetsFeed.tsx'))

/**
 * The feed of bets, loaded as their own chunk when they come near the viewport; their space is reserved from the start.
 */
export function LazyBetsFeed(props: Props) {
  const space = useRef<HTMLDivElement>(null)
  const near = useNear(space, false)
  const isHidden = useFlag('hide-live-bets')
  if (isHidden) return null
  return (
    <div
      ref={space}
      className={styles.reserved}
      // React's CSSProperties type has no custom properties.
      style={{ '--rows': props.rows } as CSSProperties}
    >
      {near && <Feed {...props} />}
    </div>
  )
}
