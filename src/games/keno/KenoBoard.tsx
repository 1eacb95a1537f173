import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { type ElementChildren, SPACE } from '../../ui/children.ts'
import { useMoney } from '../../format/use-money.ts'
import { KENO_DRAWN } from '#domain/games/keno.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import styles from './board.module.css'
import { NumberGrid } from './NumberGrid.tsx'
import { PicksNote } from './PicksNote.tsx'
import { countHits, type Keno } from './use-keno.ts'

const LEGEND = ['picked', 'hit', 'drawn'] as const

/** The last result, the ten balls, the forty numbers with `children` below, and the buttons to pick and clear numbers. */
export function KenoBoard({ keno, children }: { keno: Keno; children: ElementChildren }) {
  const intl = useIntl()
  const { line, original } = keno
  return (
    <div className={styles.board}>
      <KenoResult keno={keno} />
      <DrawTray keno={keno} />
      <NumberGrid keno={keno} />
      <div className={styles.line}>
        <PicksNote keno={keno} />
        <TopPay keno={keno} />
      </div>
      {children}
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
function DrawTray({ keno: { balls, getMark, original } }: { keno: Keno }) {
  return (
    <ol className={styles.tray} aria-hidden="true" data-own={original.round.isLocal || undefined}>
      {PLACES.map((place) => {
        const ball = balls[place]
        return (
          <li key={place}>
            {ball !== undefined && (
              <span key={original.round.newest?.id} className={styles.ball} data-mark={getMark(ball)}>
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
function KenoResult({ keno: { result, original, drawing, skip } }: { keno: Keno }) {
  const intl = useIntl()
  if (!result) {
    const isDrawing = original.round.newest !== null || original.play.isInFlight
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
