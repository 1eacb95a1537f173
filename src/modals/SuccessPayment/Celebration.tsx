import styles from './successPayment.module.css'

const SPARKS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A tick that draws itself and a ring of sparks, once; with reduced motion it is static. */
export function Celebration() {
  return (
    <svg className={styles.celebration} viewBox="-60 -60 120 120" width="120" height="120" aria-hidden="true">
      {SPARKS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <line className={styles.spark} x1="0" y1="-44" x2="0" y2="-54" />
        </g>
      ))}
      <circle className={styles.disc} r="34" />
      <path className={styles.tick} d="M-14 1 L-4 11 L15 -11" pathLength="1" />
    </svg>
  )
}
