import { useState } from 'react'
import type { Hundredths } from '#domain/games/dice.ts'
import styles from './dice.module.css'
import { type Die, type Pips, toDice } from './pips.ts'

type Props = {
  /** Null before any: the dice lie ready. */
  roll: Hundredths | null
  /** Whether they roll there, and from where. */
  isRolling: boolean
  from: Hundredths
}

const READY: Hundredths = 7_600

/** Two dice as they lie after a roll; whether they roll there is fixed on mount. */
export function DicePair({ roll, isRolling, from }: Props) {
  const [rolls] = useState(isRolling && roll !== null)
  const [isBack] = useState(roll !== null && roll < from)
  const way = rolls ? (isBack ? 'left' : 'right') : undefined
  const dice = toDice(roll ?? READY)
  return (
    <span className={styles.pair} data-rolls={way}>
      {dice.map((die, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the first and the second
        <DieCube key={index} die={die} />
      ))}
    </span>
  )
}

const SEVEN = 7

function DieCube({ die: { top, left, right } }: { die: Die }) {
  const faces = { bottom: SEVEN - top, back: SEVEN - right, far: SEVEN - left, left, right, top }
  return (
    <i className={styles.hop}>
      <i className={styles.die}>
        <i data-core="1" />
        <i data-core="2" />
        <i data-core="3" />
        {Object.entries(faces).map(([side, pips]) => (
          <svg key={side} data-side={side} viewBox="0 0 20 20">
            <path d={PIPS[pips as Pips]} />
            <path d={PIPS[pips as Pips]} data-single={pips === 1 || undefined} />
          </svg>
        ))}
      </i>
    </i>
  )
}

/** The centres of the pips of a face, as lines without length. */
const PIPS: Record<Pips, string> = {
  1: 'M10 10h0',
  2: 'M5.5 5.5h0M14.5 14.5h0',
  3: 'M5 5h0M10 10h0M15 15h0',
  4: 'M5.5 5.5h0M14.5 5.5h0M5.5 14.5h0M14.5 14.5h0',
  5: 'M5 5h0M15 5h0M10 10h0M5 15h0M15 15h0',
  6: 'M5.5 4.5h0M5.5 10h0M5.5 15.5h0M14.5 4.5h0M14.5 10h0M14.5 15.5h0',
}
