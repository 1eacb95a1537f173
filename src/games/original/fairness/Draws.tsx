import styles from './fairness.module.css'
import type { DrawnFrom, Pick } from './drawn-picks.ts'
import { usePickName } from './use-pick-name.ts'

const TWO_TO_32 = 2 ** 32
const DIGITS = 10

/** Each draw as a number from 0 to 1, times the number of choices, rounded down, with its name in the game. */
export function Draws({ from, picks }: { from: DrawnFrom; picks: readonly Pick[] }) {
  const name = usePickName()
  return (
    <ol className={styles.draws}>
      {picks.map(({ draw, choices, picked, value }, at) => (
        // The index is the only unique key: the same value can be drawn twice.
        <li key={at}>
          <code translate="no">{`${(draw / TWO_TO_32).toFixed(DIGITS)} × ${choices} → ${picked}`}</code>
          <b>{name(from, value)}</b>
        </li>
      ))}
    </ol>
  )
}
