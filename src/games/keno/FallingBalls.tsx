import type { CSSProperties } from 'react'
import styles from './balls.module.css'
import { BALL_FALL_MS, BALL_STEP_MS } from './use-draw-progress.ts'
import type { Keno } from './use-keno.ts'
import { COLUMNS } from './use-roving-focus.ts'

/** The balls in the air, over the numbers: each leaves the urn after the one before it and falls to its place. */
export function FallingBalls({ keno: { falling, drawing, original } }: { keno: Keno }) {
  return (
    <div
      className={styles.air}
      aria-hidden="true"
      // React's CSSProperties type has no custom properties.
      style={{ '--fall': `calc(${BALL_FALL_MS}ms * var(--pace, 1))` } as CSSProperties}
    >
      {falling?.map(
        (ball, place) =>
          place >= drawing.out && (
            <i key={`${original.round.newest?.id} ${ball}`} data-ball={ball + 1} style={getFallStyle(ball, place)}>
              <b className={styles.ball}>{ball + 1}</b>
            </i>
          ),
      )}
    </div>
  )
}

/** Where a ball lies on the board, from where it falls, and when. */
function getFallStyle(ball: number, place: number): CSSProperties {
  const column = ball % COLUMNS
  const row = Math.floor(ball / COLUMNS)
  return {
    gridArea: `${row + 1} / ${column + 1}`,
    animationDelay: `calc(${place * BALL_STEP_MS}ms * var(--pace, 1))`,
    // React's CSSProperties type has no custom properties.
    '--aside': (COLUMNS - 1) / 2 - column,
    '--rows': row,
  } as CSSProperties
}
