import { memo } from 'react'
import { useIntl } from 'react-intl'
import { WHEELS, type WheelRisk } from '#domain/games/wheel.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { onCircle, sectorPath } from '../table/wheel-face.ts'
import face from '../table/wheel-face.module.css'
import { HubDisc, useLastAnimated } from '../table/HubDisc.tsx'
import { letters } from '../../ui/letters.ts'
import { usePace } from '../table/settings/pace.ts'
import { WheelSkip } from '../table/WheelSkip.tsx'
import { Stage } from '../table/stage/Stage.tsx'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { STEP } from './wheel-spin.ts'
import { useWheelSpin } from './use-wheel-spin.ts'
import { paidBy, type WheelState } from './use-wheel.ts'
import styles from './wheel.module.css'
import { useTimes } from './times.ts'

const OUTER = 93
const INNER = 56
const SECTOR = sectorPath(STEP, OUTER, INNER)
const [PEG_X, PEG_Y] = onCircle(STEP / 2, OUTER + 3).split(' ')

/** The wheel under its pointer, with the result in the middle. A press ends the animation. */
export function WheelScene({ wheel }: { wheel: WheelState }) {
  const { rotor, pointer } = useWheelSpin(wheel.turn)
  const times = useTimes()
  const { newest } = wheel.original.round
  const animated = useLastAnimated(wheel.turn.turning ? (newest?.id ?? null) : null)
  const landed = wheel.result?.id === animated ? wheel.result : null
  return (
    <Stage>
      <div className={styles.stage}>
        <div className={face.wheel} aria-hidden="true">
          <div ref={rotor} className={face.layer} data-testid="wheel-rotor">
            <Segments risk={wheel.risk} />
          </div>
          <div ref={pointer} className={styles.pointer} />
        </div>
        <WheelResult wheel={wheel} isLanded={landed !== null} />
        {landed && (
          <span data-pays={paidBy(landed)}>
            <HubDisc roundId={landed.id} text={times(paidBy(landed))} />
          </span>
        )}
        {wheel.turn.turning && <WheelSkip className={styles.skip} onSkip={wheel.original.round.skipAnimation} />}
      </div>
    </Stage>
  )
}

/** Rendered once per wheel; the compositor does the spinning. */
const Segments = memo(function Segments({ risk }: { risk: WheelRisk }) {
  return (
    <svg className={face.layer} viewBox="-100 -100 200 200">
      <circle r="99" className={styles.rim} />
      {WHEELS[risk].map((pays, segment) => (
        // A segment has no identity but its position.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={segment} data-pays={pays} transform={`rotate(${(segment * STEP).toFixed(3)})`}>
          <path d={SECTOR} className={styles.sector} />
          {pays > 0 && (
            <text y="-73" className={face.number}>
              {pays}
            </text>
          )}
          <circle cx={PEG_X} cy={PEG_Y} r="1.2" className={styles.peg} />
        </g>
      ))}
      <circle r={INNER} className={styles.bowl} />
      <circle r={INNER - 4} className={styles.ring} />
    </svg>
  )
})

/** The middle of the wheel: the payout of the last spin as settled by the operator; before any, the highest one. */
function WheelResult({ wheel: { result, turn, pays }, isLanded }: { wheel: WheelState; isLanded: boolean }) {
  const isDiscShown = usePace() === 1 && isLanded
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
            <strong translate="no" style={letters(times(pays[0]?.pays ?? 0))}>
              {times(pays[0]?.pays ?? 0)}
            </strong>
          </Invitation>
        )}
      </p>
    )
  }
  const outcome = getOutcome(result)
  return (
    <p
      key={result.id}
      className={styles.result}
      {...resultFacts(result)}
      data-segment={result.state.segment}
      data-after-disc={isDiscShown || undefined}
    >
      <small>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</small>
      <strong data-pays={paidBy(result)} translate="no" style={letters(times(paidBy(result)))}>
        {times(paidBy(result))}
      </strong>
      {outcome !== 'push' && <CountedChange round={result} />}
    </p>
  )
}
