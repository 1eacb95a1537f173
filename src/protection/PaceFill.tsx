import { type CSSProperties, useState } from 'react'
import type { PaceWait } from './pace.ts'
import styles from './play.module.css'

const SECOND_MS = 1_000

/** Fills its button until the next round may begin. */
export function PaceFill({ wait, seconds }: { wait: PaceWait | null; seconds: number }) {
  return wait && <Fill key={wait.startedAt} until={wait.until} seconds={seconds} />
}

function Fill({ until, seconds }: { until: number; seconds: number }) {
  // The rest when it was first drawn: another duration would make the animation jump.
  const [rest] = useState(() => Math.max(0, until - performance.now()))
  const start = Math.max(0, 1 - rest / (seconds * SECOND_MS))
  return (
    <span
      className={styles.fill}
      aria-hidden="true"
      data-testid="pace"
      // CSSProperties has no custom properties.
      style={{ '--rest': `${rest}ms`, '--start': start } as CSSProperties}
    />
  )
}
