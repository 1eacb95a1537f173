import { useIntl } from 'react-intl'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { useTimes } from './times.ts'
import { paidBy, type WheelState } from './use-wheel.ts'
import styles from './wheel.module.css'

/** The middle of the wheel: the payout of the last spin as settled by the operator; before any, the highest one. */
export function WheelResult({ wheel: { result, turn, pays } }: { wheel: WheelState }) {
  const intl = useIntl()
  const times = useTimes()
  if (!result) {
    const isMoving = turn.waiting || turn.turning
    return (
      <p className={styles.result}>
        <small>{intl.formatMessage({ id: isMoving ? 'roulette.result.turning' : 'keno.pays.top' })}</small>
        {!isMoving && <strong translate="no">{times(pays[0]?.pays ?? 0)}</strong>}
      </p>
    )
  }
  const outcome = getOutcome(result)
  return (
    <p className={styles.result} {...resultFacts(result)} data-segment={result.state.segment}>
      <small>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</small>
      <strong data-pays={paidBy(result)} translate="no">
        {times(paidBy(result))}
      </strong>
      {outcome !== 'push' && <CountedChange round={result} />}
    </p>
  )
}
