import { useIntl } from 'react-intl'
import styles from './fairness.module.css'
import type { DrawnFrom, Pick } from './drawn-picks.ts'
import { usePickName } from './use-pick-name.ts'

const TWO_TO_32 = 2 ** 32
const DIGITS = { minimumFractionDigits: 10, maximumFractionDigits: 10 } as const

/** Each draw as a number from 0 to 1, times the number of choices, rounded down, with its name in the game. */
export function Draws({ from, picks }: { from: DrawnFrom; picks: readonly Pick[] }) {
  const { formatNumber } = useIntl()
  const name = usePickName()
  return (
    <ol className={styles.draws}>
      {picks.map(({ draw, choices, picked, value }, at) => (
        // The index is the only unique key: the same value can be drawn twice.
        <li key={at}>
          <code translate="no">{`${formatNumber(draw / TWO_TO_32, DIGITS)} × ${choices} → ${picked}`}</code>
          <b>{name(from, value)}</b>
        </li>
      ))}
    </ol>
  )
}
