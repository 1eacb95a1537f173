import { useIntl } from 'react-intl'
import type { DrawnFrom, Pick } from '#domain/fairness/drawn-picks.ts'
import styles from './fairness.module.css'
import type { RoundNames } from './names.ts'

const TWO_TO_32 = 2 ** 32
const DIGITS = { minimumFractionDigits: 10, maximumFractionDigits: 10 } as const

type Props = { from: DrawnFrom; picks: readonly Pick[]; name: RoundNames['pick'] }

/** Each draw as a number from 0 to 1, times the number of choices, rounded down, with its name in the game. */
export function Draws({ from, picks, name }: Props) {
  const { formatNumber } = useIntl()
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
