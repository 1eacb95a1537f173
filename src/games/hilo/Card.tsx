import { memo } from 'react'
import styles from './card.module.css'
import { cardShape } from './card-shapes.ts'

const HALF = 70

/** A playing card on the table. Hidden from screen readers, which read the text beside it. */
export const CardFace = memo(function CardFace({ card }: { card: number }) {
  const { suit, isRed, pips, crown, rank } = cardShape(card)
  return (
    <svg className={styles.face} viewBox="0 0 100 140" data-red={isRed || undefined} aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="99" height="139" rx="10" />
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
      {pips.map(([x, y]) => (
        <path key={`${x} ${y}`} d={suit} transform={`translate(${x} ${y}) scale(${y > HALF ? -0.8 : 0.8})`} />
      ))}
      {crown && <Court crown={crown} suit={suit} />}
      {rank === 'A' && <path d={suit} transform="translate(50 70) scale(2.4)" />}
    </svg>
  )
})

function Corner({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text className={styles.rank} x="14" y="25" textAnchor="middle" data-long={rank.length > 1 || undefined}>
        {rank}
      </text>
      <path d={suit} transform="translate(14 37) scale(0.68)" />
    </>
  )
}

/** Jack, queen or king: the headgear twice, as on a real card, with the suit in between. */
function Court({ crown, suit }: { crown: string; suit: string }) {
  return (
    <>
      <rect className={styles.frame} x="25" y="15" width="50" height="110" rx="6" />
      <path className={styles.crown} d={crown} />
      <path className={styles.crown} d={crown} transform="rotate(180 50 70)" />
      <path d={suit} transform="translate(50 70) scale(1.05)" />
    </>
  )
}

/** A small card for the trail: only rank and suit, large enough to read. */
export const SmallCard = memo(function SmallCard({ card }: { card: number }) {
  const { rank, suit, isRed } = cardShape(card)
  return (
    <svg className={styles.small} viewBox="0 0 44 58" data-red={isRed || undefined} aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="43" height="57" rx="7" />
      <text className={styles.rank} x="22" y="26" textAnchor="middle">
        {rank}
      </text>
      <path d={suit} transform="translate(22 42)" />
    </svg>
  )
})

/** The back of a card. */
export const CardBack = memo(function CardBack() {
  return (
    <svg className={styles.back} viewBox="0 0 100 140" aria-hidden="true">
      <rect x="0.5" y="0.5" width="99" height="139" rx="10" />
      <path d="M14 70 50 16 86 70 50 124ZM30 70 50 40 70 70 50 100Z" />
      <path className={styles.mark} d="M50 56 59 70 50 84 41 70Z" />
    </svg>
  )
})
