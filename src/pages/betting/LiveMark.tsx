import type { EventState } from '#db/view.ts'
import styles from './live-mark.module.css'

const MATCH_MINUTES = 90

/** The dot of a live event, in a ring that closes with the match's minutes where there are any; the text is beside it. */
export function LiveMark({ minute }: Pick<EventState, 'minute'>) {
  return (
    <svg className={styles.live} viewBox="0 0 16 16" aria-hidden="true">
      {minute !== null && (
        <>
          <circle cx="8" cy="8" r="6.75" />
          <circle
            cx="8"
            cy="8"
            r="6.75"
            pathLength={MATCH_MINUTES}
            strokeDasharray={`${Math.min(minute, MATCH_MINUTES)} ${MATCH_MINUTES}`}
            transform="rotate(-90 8 8)"
          />
        </>
      )}
      <circle className={styles.dot} cx="8" cy="8" r="3" />
    </svg>
  )
}
