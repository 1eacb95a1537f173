import type { Sport } from '#domain/betting/betting.ts'
import styles from './event.module.css'

/** The lines of each sport's ground, 328 × 120, seen from above. */
const LINES: Record<Sport, string> = {
  football:
    'M8 8h312v104H8zM164 8v104M188 60a24 24 0 1 1-48 0 24 24 0 0 1 48 0zM8 28h46v64H8M8 44h18v32H8M320 28h-46v64h46M320 44h-18v32h18M54 46a20 20 0 0 1 0 28M274 46a20 20 0 0 0 0 28M8 14a6 6 0 0 0 6-6M314 8a6 6 0 0 0 6 6M8 106a6 6 0 0 1 6 6M314 112a6 6 0 0 1 6-6',
  tennis: 'M26 14h276v92H26zM26 27h276M26 93h276M98 27v66M230 27v66M98 60h132M164 6v108M26 60h5M297 60h5',
  basketball:
    'M8 8h312v104H8zM164 8v104M182 60a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM8 42h54v36H8M320 42h-54v36h54M62 42a18 18 0 0 1 0 36M266 42a18 18 0 0 0 0 36M8 16h24a52 46 0 0 1 0 88H8M320 16h-24a52 46 0 0 0 0 88h24M24 60a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM312 60a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  esports:
    'M8 8h312v104H8zM36 60h256M36 60C48 20 90 18 164 18s116 2 128 42M36 60c12 40 54 42 128 42s116-2 128-42M128 8c10 30 30 20 36 52s26 22 36 52M36 46l12 7v14l-12 7-12-7V53zM292 46l12 7v14l-12 7-12-7V53z',
}

/** The ground of a sport; a drawing. */
export function Pitch({ sport }: { sport: Sport }) {
  return (
    <svg className={styles.ground} viewBox="0 0 328 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={LINES[sport]} />
    </svg>
  )
}
