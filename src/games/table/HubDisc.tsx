import { useState } from 'react'
import { letters } from '../../ui/letters.ts'
import { usePace } from './settings/pace.ts'
import styles from './wheel-face.module.css'

type Props = {
  /** The round that is shown; null for none. */
  roundId: string | null
  /** How long after the disc is mounted the outcome is certain in the drawing, ms. */
  delayMs?: number
  /** A pocket, a multiplier. */
  text: string
}

/**
 * The outcome in a disc in the hub of a wheel, for 900 ms: where the player looks when it stops. Then the result says it
 * in full. Nothing with fast or without animations.
 */
export function HubDisc({ roundId, delayMs = 0, text }: Props) {
  const isFast = usePace() < 1
  if (roundId === null || isFast) return null
  return (
    <span
      key={roundId}
      className={styles.disc}
      style={{ ...letters(text), animationDelay: `${delayMs}ms` }}
      translate="no"
      aria-hidden="true"
    >
      {text}
    </span>
  )
}

/** The last round whose animation was seen on this page: it has just landed, or is about to. */
export function useLastAnimated(animatedId: string | null): string | null {
  const [last, setLast] = useState(animatedId)
  if (animatedId !== null && animatedId !== last) setLast(animatedId)
  return last
}
