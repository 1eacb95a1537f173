import { memo } from 'react'
import { useIntl } from 'react-intl'
import { colourOf, WHEEL } from '../../../worker/rules/roulette.ts'
import { type Turn, useTurn } from './use-turn.ts'
import styles from './wheel.module.css'

const STEP = 360 / WHEEL.length
const OUTER = 92
const INNER = 58

/** The wheel: the pockets turn, the ball runs against them and falls into the operator's one. A press ends the turning. */
export function Wheel(props: Turn) {
  const intl = useIntl()
  const { rotor, arm, reach, holder, floating } = useTurn(props)
  return (
    <div ref={holder} className={styles.holder}>
      <div className={styles.stage} data-floating={floating || undefined}>
        <div className={styles.wheel} aria-hidden="true">
          <div ref={rotor} className={styles.layer}>
            <Pockets />
            <div ref={arm} className={styles.layer} hidden={props.pocket === null}>
              <div ref={reach} className={styles.layer}>
                <i className={styles.ball} />
              </div>
            </div>
          </div>
        </div>
        {props.turning && (
          <button type="button" className={styles.skip} onClick={props.onSkip}>
            <span>{intl.formatMessage({ id: 'roulette.skip' })}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function onCircle(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

const SECTOR = [
  `M${onCircle(-STEP / 2, OUTER)}`,
  `A${OUTER} ${OUTER} 0 0 1 ${onCircle(STEP / 2, OUTER)}`,
  `L${onCircle(STEP / 2, INNER)}`,
  `A${INNER} ${INNER} 0 0 0 ${onCircle(-STEP / 2, INNER)}Z`,
].join('')

/** What turns, drawn once: moving it is the compositor's work alone. */
const Pockets = memo(function Pockets() {
  return (
    <svg className={styles.layer} viewBox="-100 -100 200 200">
      <circle r="99" className={styles.rim} />
      {WHEEL.map((pocket, at) => (
        <g key={pocket} transform={`rotate(${(at * STEP).toFixed(3)})`}>
          <path d={SECTOR} className={styles.sector} data-colour={colourOf(pocket)} />
          <text y="-81" className={styles.number}>
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
