import { useIntl } from 'react-intl'
import { Invitation } from '../table/Invitation.tsx'
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
    return (
      <p className={styles.result}>
        {turn.waiting || turn.turning ? (
          <small>{intl.formatMessage({ id: 'roulette.result.turning' })}</small>
        ) : (
          <Invitation>
            <small>{intl.formatMessage({ id: 'keno.pays.top' })}</small>
            <strong translate="no">{times(pays[0]?.pays ?? 0)}</strong>
          </Invitation>
        )}
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
