import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import styles from './board.module.css'
import { countHits, type Keno } from './use-keno.ts'

/** The last round as settled by the operator, once all its balls are out; its space is reserved before there is one. */
export function KenoResult({ keno: { result, original, drawing, skip } }: { keno: Keno }) {
  const intl = useIntl()
  if (!result) {
    const isDrawing = original.round !== null || original.busy
    return (
      <div className={styles.result}>
        <p>
          {isDrawing ? (
            <span>{intl.formatMessage({ id: 'keno.result.drawing' })}</span>
          ) : (
            <Invitation>{intl.formatMessage({ id: 'keno.result.none' })}</Invitation>
          )}
        </p>
        {drawing.going && (
          <Button variant="quiet" onClick={skip}>
            {intl.formatMessage({ id: 'keno.skip' })}
          </Button>
        )}
      </div>
    )
  }
  const hits = countHits(result)
  const outcome = getOutcome(result)
  return (
    <p className={styles.result} data-hits={hits} {...resultFacts(result)}>
      <strong>{intl.formatMessage({ id: 'keno.result.hits' }, { hits, picks: result.bet.picks.length })}</strong>
      <span>
        <span>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</span>
        {outcome !== 'push' && <CountedChange round={result} />}
      </span>
    </p>
  )
}
