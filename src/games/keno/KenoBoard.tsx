import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
import { useMoney } from '../../format/use-money.ts'
import { KENO_DRAWN, kenoPays } from '#domain/games/keno.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { Stage } from '../table/stage/Stage.tsx'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import styles from './board.module.css'
import balls from './balls.module.css'
import { FallingBalls, getDelayStyle } from './FallingBalls.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { PicksNote } from './PicksNote.tsx'
import { Urn } from './Urn.tsx'
import { countHits, type Keno } from './use-keno.ts'

const LEGEND = ['picked', 'hit', 'drawn'] as const

/** The last result, the ten balls, the forty numbers, and the buttons to pick and clear numbers. */
export function KenoBoard({ keno }: { keno: Keno }) {
  const intl = useIntl()
  const { line, original } = keno
  return (
    <Stage result={<KenoResult keno={keno} />}>
      <div className={styles.board}>
        <div className={styles.well}>
          <DrawTray keno={keno} />
          <div className={styles.field}>
            <NumberGrid keno={keno} />
            <FallingBalls keno={keno} />
          </div>
        </div>
        <div className={styles.line}>
          <PicksNote keno={keno} />
          <TopPay keno={keno} />
        </div>
        <div className={styles.tools}>
          <Button aria-disabled={original.play.isInFlight} onClick={keno.autoPick}>
            {intl.formatMessage({ id: 'keno.autoPick' })}
          </Button>
          <Button aria-disabled={original.play.isInFlight || line.picks.length === 0} onClick={keno.clear}>
            {intl.formatMessage({ id: 'keno.clear' })}
          </Button>
        </div>
        <ul className={styles.legend} aria-hidden="true">
          {LEGEND.map((mark) => (
            <li key={mark}>
              <i className={styles.sample} data-mark={mark} />
              <span>{intl.formatMessage({ id: `keno.mark.${mark}` })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Stage>
  )
}

/** The highest payout of this bet, next to the numbers. */
function TopPay({ keno: { pays, original } }: { keno: Keno }) {
  const intl = useIntl()
  const money = useMoney()
  const top = pays.at(-1)
  if (!top) return null
  return (
    <p className={styles.top}>
      <span>{intl.formatMessage({ id: 'keno.pays.top' })}</span>
      {SPACE}
      <b translate="no">{money(top.payout, original.table.currency)}</b>
    </p>
  )
}

const PLACES = Array.from({ length: KENO_DRAWN }, (_, place) => place)

/** The ten balls in draw order; hidden from screen readers, for which the result names them. */
function DrawTray({ keno: { balls: drawn, isDrawing, getBallMark, original } }: { keno: Keno }) {
  return (
    <ol className={styles.tray} aria-hidden="true" data-falls={isDrawing || undefined}>
      {PLACES.map((place) => {
        const ball = drawn[place]
        return (
          <li key={place}>
            {ball !== undefined && (
              <span
                key={original.round.newest?.id}
                className={balls.ball}
                data-mark={getBallMark(ball)}
                style={getDelayStyle(place)}
              >
                {ball + 1}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The last round as settled by the operator, once all its balls are out; its space is reserved before there is one. */
function KenoResult({ keno: { result, original, isDrawing, skip } }: { keno: Keno }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  if (!result) {
    if (!original.round.newest && !original.play.isInFlight) {
      return (
        <div className={styles.ready}>
          <Urn />
          <StageInvitation isBeside>{intl.formatMessage({ id: 'keno.result.none' })}</StageInvitation>
        </div>
      )
    }
    return (
      <div className={styles.drawing}>
        <StageResult figure={null} isBeside>
          <span>{intl.formatMessage({ id: 'keno.result.drawing' })}</span>
        </StageResult>
        <Urn isPouring={isDrawing} />
        {isDrawing && (
          <Button variant="quiet" onClick={skip}>
            {intl.formatMessage({ id: 'keno.skip' })}
          </Button>
        )}
      </div>
    )
  }
  const hits = countHits(result)
  const outcome = getOutcome(result)
  const { risk, picks } = result.bet
  return (
    <StageResult
      figure={multiplier(kenoPays(risk, picks.length)[hits] ?? 0)}
      facts={{ 'data-hits': hits, ...resultFacts(result) }}
      isBeside
    >
      <span>{intl.formatMessage({ id: 'keno.result.hits' }, { hits, picks: picks.length })}</span>
      {outcome === 'push' ? (
        <span>{intl.formatMessage({ id: OUTCOME_TEXT.push })}</span>
      ) : (
        <CountedChange round={result} />
      )}
    </StageResult>
  )
}
