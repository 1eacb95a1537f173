import { KENO_DRAWN } from '#domain/games/keno.ts'
import styles from './board.module.css'
import type { Keno } from './use-keno.ts'

const PLACES = Array.from({ length: KENO_DRAWN }, (_, place) => place)

/** The ten balls in draw order; hidden from screen readers, for which the result names them. */
export function DrawTray({ keno: { balls, markOf, original } }: { keno: Keno }) {
  return (
    <ol className={styles.tray} aria-hidden="true" data-own={original.own || undefined}>
      {PLACES.map((place) => {
        const ball = balls[place]
        return (
          <li key={place}>
            {ball !== undefined && (
              <span key={original.round?.id} className={styles.ball} data-mark={markOf(ball)}>
                {ball + 1}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
