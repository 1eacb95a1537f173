import styles from './tent.module.css'

/** The poles of the roof, from its ring to the band, and the lattice of the wall below it. */
const POLES = range(-9, 9).map((at) => `M${50 + at * 0.8} -1L${50 + at * 9} 56`)
const WALL = range(-5, 25).map((at) => `M${at * 5} 60l22 44M${at * 5} 60l-22 44`)
/** The ornament of the woven band between them. */
const BAND = range(0, 25).map((at) => `M${at * 4} 58l2-1.6 2 1.6-2 1.6Z`)

/** The inside of a tent: where cases are opened. */
export function Tent() {
  return (
    <div className={styles.tent} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        <path className={styles.wall} d={WALL.join('')} />
        <path className={styles.poles} d={POLES.join('')} />
        <path className={styles.ring} d="M40-1a10 3.4 0 1 0 20 0a10 3.4 0 1 0-20 0ZM50-4V2.4M44-4 46 1.8M56-4 54 1.8" />
        <path className={styles.band} d="M0 55.5H100V60.5H0Z" />
        <path className={styles.woven} d={BAND.join('')} />
      </svg>
      <i />
    </div>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
