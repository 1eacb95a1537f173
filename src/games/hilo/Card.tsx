import { memo } from 'react'
import { MARK_PATH } from '../../ui/mark.ts'
import styles from './card.module.css'
import { cardShape, HORNS } from './card-shapes.ts'
import { COURTS, type CourtPart } from './court.ts'

/** The middle of a card of 128 × 176, about which its lower half is turned. */
const [X, Y] = [64, 88]
const UPSIDE_DOWN = `rotate(180 ${X} ${Y})`

/** A playing card on the table. Hidden from screen readers, which read the text beside it. */
export const CardFace = memo(function CardFace({ card }: { card: number }) {
  const { suit, isRed, pips, rank } = cardShape(card)
  const court = COURTS[rank]
  return (
    <svg className={styles.face} viewBox="0 0 128 176" data-red={isRed || undefined} aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="127" height="175" rx="12" />
      {court && <rect className={styles.frame} x="25" y="12" width="78" height="152" rx="5" />}
      {['', UPSIDE_DOWN].map((turn) => (
        <g key={turn} transform={turn}>
          <text className={styles.rank} x="13.5" y="27" textAnchor="middle" data-long={rank.length > 1 || undefined}>
            {rank}
          </text>
          <path d={suit} transform="translate(13.5 41) scale(0.85)" />
          {court && <Court parts={court} suit={suit} />}
          {rank === 'A' && <path className={styles.ornament} d={HORNS} transform={`translate(${X} 33) scale(1.3)`} />}
        </g>
      ))}
      {court && <path className={styles.belt} d={BELT} />}
      {pips.map(([x, y]) => (
        <path key={`${x} ${y}`} d={suit} transform={`translate(${x} ${y}) scale(${y > Y ? -1.1 : 1.1})`} />
      ))}
      {rank === 'A' && (
        <>
          <path d={suit} transform={`translate(${X} ${Y}) scale(3)`} />
          <path className={styles.inlay} d={HORNS} transform={`translate(${X} ${Y + 1}) scale(0.72)`} />
        </>
      )}
    </svg>
  )
})

/** Rhombs across the middle of a court card, where its two halves meet. */
const BELT = Array.from({ length: 13 }, (_, at) => `M${25 + at * 6} ${Y}l3-3 3 3-3 3Z`).join('')

/** The upper half of a jack, a queen or a king. A nested drawing, as it cuts off what reaches below the middle. */
function Court({ parts, suit }: { parts: readonly CourtPart[]; suit: string }) {
  return (
    <>
      <svg x="25" y="12" width="78" height="73" viewBox="0 0 78 73">
        {parts.map(([material, d]) => (
          <path key={d} className={styles[material]} d={d} />
        ))}
      </svg>
      <path d={suit} transform="translate(36 26) scale(0.78)" />
    </>
  )
}

/** A small card for the trail: only rank and suit, large enough to read. */
export const SmallCard = memo(function SmallCard({ card }: { card: number }) {
  const { rank, suit, isRed } = cardShape(card)
  return (
    <svg className={styles.small} viewBox="0 0 44 60" data-red={isRed || undefined} aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="43" height="59" rx="6" />
      <text className={styles.rank} x="22" y="27" textAnchor="middle">
        {rank}
      </text>
      <path d={suit} transform="translate(22 43)" />
    </svg>
  )
})

/** Lines of a lattice over the back. */
const LATTICE = Array.from({ length: 22 }, (_, at) => `M${at * 12 - 132} 0l152 152M${at * 12} 0l-152 152`).join('')

/** The back of a card: the brand's mark in a medallion, over a lattice with the horns of the steppe's ornament. */
export const CardBack = memo(function CardBack() {
  return (
    <svg className={styles.back} viewBox="0 0 128 176" aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="127" height="175" rx="12" />
      <rect className={styles.ground} x="7" y="7" width="114" height="162" rx="7" />
      <svg x="12" y="12" width="104" height="152" viewBox="0 0 104 152">
        <path className={styles.lattice} d={LATTICE} />
      </svg>
      <rect className={styles.border} x="12" y="12" width="104" height="152" rx="4" />
      {['', UPSIDE_DOWN].map((turn) => (
        <g key={turn} transform={turn}>
          <path className={styles.shield} d="M30 13H98L64 50Z" />
          <path className={styles.horns} d={HORNS} transform={`translate(${X} 24) scale(0.8)`} />
        </g>
      ))}
      <circle className={styles.medallion} cx={X} cy={Y} r="27" />
      <circle className={styles.beads} cx={X} cy={Y} r="23" />
      <path className={styles.mark} d={MARK_PATH} transform={`translate(${X - 16.5} ${Y - 17}) scale(0.69)`} />
    </svg>
  )
})
