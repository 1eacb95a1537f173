import { useIntl } from 'react-intl'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import styles from './result.module.css'
import type { DiceRound } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** The last round as settled by the operator; its space is reserved before there is one. */
export function RoundResult({ round, rolling }: { round: DiceRound | null; rolling: boolean }) {
  const intl = useIntl()
  const hundredths = useHundredths()
  if (!round) {
    return (
      <p className={styles.result}>
        <span className={styles.none}>
          <Invitation>{intl.formatMessage({ id: 'dice.result.none' })}</Invitation>
        </span>
      </p>
    )
  }
  const outcome = getOutcome(round)
  return (
    <p className={styles.result} data-rolling={rolling || undefined} {...resultFacts(round)}>
      <strong translate="no">{hundredths(round.state.roll)}</strong>
      <span>
        <span>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</span>
        {outcome !== 'push' && <CountedChange round={round} />}
      </span>
    </p>
  )
}
