import { COIN_SIDES } from '#domain/games/coinflip.ts'
import styles from './coin.module.css'
import { CoinFace } from './CoinFace.tsx'
import { FACING } from './flight.ts'
import type { Toss } from './use-toss.ts'

/** Offsets from the middle of the discs between the faces; together they form the edge. */
const EDGE = [-3, -2, -1, 0, 1, 2, 3]

/** A 3D coin, hidden from screen readers; the text beside it says what it shows. */
export function Coin({ toss: { stage, side } }: { toss: Toss }) {
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      <div className={styles.shadow} data-part="shadow" />
      <div className={styles.lift} data-part="lift">
        <div className={styles.coin} data-part="coin" style={{ transform: `rotateX(${FACING[side]}deg)` }}>
          {EDGE.map((place) => (
            <i key={place} style={{ transform: `translateZ(calc(var(--layer) * ${place}))` }} />
          ))}
          {COIN_SIDES.map((each) => (
            <div key={each} className={styles.face} data-side={each}>
              <CoinFace side={each} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
