import styles from './fairness.module.css'
import type { DrawnFrom, Pick } from './drawn-picks.ts'
import { usePickName } from './use-pick-name.ts'

const TWO_TO_32 = 2 ** 32
const DIGITS = 10

/** Each draw as the number from 0 to 1 that it is, times the choices, rounded down: what it is in the game. */
export function Draws({ from, picks }: { from: DrawnFrom; picks: readonly Pick[] }) {
  const name = usePickName()
  return (
    <ol className={styles.draws}>
      {picks.map(({ draw, choices, picked, value }, at) => (
        // The same may be drawn twice: only its place tells it apart.
        <li key={at}>
          <code translate="no">{`${(draw / TWO_TO_32).toFixed(DIGITS)} × ${choices} → ${picked}`}</code>
          <b>{name(from, value)}</b>
        </li>
      ))}
    </ol>
  )
}
