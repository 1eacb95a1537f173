import type { CSSProperties } from 'react'
import styles from './balls.module.css'
import { BALL_FALL_MS, BALL_STEP_MS } from './draw-times.ts'
import type { Keno } from './use-keno.ts'
import { COLUMNS } from './use-roving-focus.ts'

/** The balls over the numbers: each leaves the urn after the one before it, falls to its place and takes its colour. */
export function FallingBalls({ keno: { balls, isDrawing, getBallMark, original } }: { keno: Keno }) {
  return (
    <div className={styles.air} aria-hidden="true">
      {isDrawing &&
        balls.map((ball, place) => (
          <i key={`${original.round.newest?.id} ${ball}`} data-ball={ball + 1} style={getFallStyle(ball, place)}>
            <b className={styles.ball} data-mark={getBallMark(ball)}>
              {ball + 1}
            </b>
          </i>
        ))}
    </div>
  )
}

/** Where a ball lies on the board, from where it falls, and when. */
function getFallStyle(ball: number, place: number): CSSProperties {
  const column = ball % COLUMNS
  const row = Math.floor(ball / COLUMNS)
  return {
    ...getDelayStyle(place),
    gridArea: `${row + 1} / ${column + 1}`,
    // React's CSSProperties type has no custom properties.
    '--aside': (COLUMNS - 1) / 2 - column,
    '--rows': row,
  } as CSSProperties
}

/** When the ball at a place of the draw leaves the urn, `--delay`, and how long it falls, `--fall`. */
export function getDelayStyle(place: number): CSSProperties {
  // React's CSSProperties type has no custom properties.
  return {
    '--delay': `calc(${place * BALL_STEP_MS}ms * var(--pace, 1))`,
    '--fall': `calc(${BALL_FALL_MS}ms * var(--pace, 1))`,
  } as CSSProperties
}
