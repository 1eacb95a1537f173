import { memo } from 'react'
import { getPocketColour, WHEEL } from '#domain/games/roulette.ts'
import { sectorPath } from '../table/wheel-face.ts'
import face from '../table/wheel-face.module.css'
import { HubDisc } from '../table/HubDisc.tsx'
import { WheelSkip } from '../table/WheelSkip.tsx'
import { ROULETTE_BALL_MS, type RouletteSpin, useRouletteSpin } from './use-roulette-spin.ts'
import styles from './wheel.module.css'

const STEP = 360 / WHEEL.length
const OUTER = 92
const INNER = 58
const SECTOR = sectorPath(STEP, OUTER, INNER)

/**
 * The wheel: pockets and ball spin in opposite directions, and the ball lands in the operator's pocket. A press ends
 * the animation.
 */
export function RouletteWheel(props: RouletteSpin & { roundId: string | null }) {
  const { rotor, arm, reach, container, floating } = useRouletteSpin(props)
  return (
    <div ref={container} className={styles.container} data-testid="roulette-wheel">
      <div className={styles.stage} data-floating={floating || undefined}>
        <div className={face.wheel} aria-hidden="true">
          <div ref={rotor} className={face.layer}>
            <Pockets />
            <div ref={arm} className={face.layer} hidden={props.pocket === null}>
              <div ref={reach} className={face.layer}>
                <i className={styles.ball} />
              </div>
            </div>
          </div>
        </div>
        {props.turning && props.pocket !== null && (
          <span className={styles.hub} data-colour={getPocketColour(props.pocket)}>
            <HubDisc roundId={props.roundId} delayMs={ROULETTE_BALL_MS} text={String(props.pocket)} />
          </span>
        )}
        {props.turning && <WheelSkip className={styles.skip} onSkip={props.onSkip} />}
      </div>
    </div>
  )
}

/** Rendered once; the compositor does the spinning. */
const Pockets = memo(function Pockets() {
  return (
    <svg className={face.layer} viewBox="-100 -100 200 200">
      <circle r="99" className={styles.rim} />
      {WHEEL.map((pocket, at) => (
        <g key={pocket} transform={`rotate(${(at * STEP).toFixed(3)})`}>
          <path d={SECTOR} className={styles.sector} data-colour={getPocketColour(pocket)} />
          <text y="-81" className={face.number}>
            {pocket}
          </text>
        </g>
      ))}
      <circle r={INNER} className={styles.bowl} />
      <circle r="34" className={styles.cone} />
      {[0, 45, 90, 135].map((degrees) => (
        <path key={degrees} d="M0-30V30" className={styles.spoke} transform={`rotate(${degrees})`} />
      ))}
      <circle r="9" className={styles.knob} />
    </svg>
  )
})
