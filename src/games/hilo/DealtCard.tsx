import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { CardBack, CardFace } from './Card.tsx'
import type { TrailItem } from './hilo-odds.ts'
import styles from './pile.module.css'
import { useAsFirst } from './use-as-first.ts'

type Props = {
  newest: TrailItem
  before: TrailItem | undefined
  /** The row of played cards, whose last place waits for the card that leaves the pile. */
  row: RefObject<HTMLOListElement | null>
  /** Dealt by this page, rather than loaded with it. */
  isLocal: boolean
  isAnimating: boolean
}

/** The newest card, turned over as it comes from the deck, while the previous one flies to the row. */
export function DealtCard({ newest, before, row, isLocal, isAnimating }: Props) {
  const isDealt = useAsFirst(isLocal)
  const { card, outcome } = newest
  return (
    <>
      <div className={styles.card} data-dealt={isDealt || undefined}>
        <div>
          <CardFace card={card} />
        </div>
        {isDealt && (
          <div className={styles.reverse}>
            <CardBack />
          </div>
        )}
      </div>
      {!isAnimating && (outcome === 'right' || outcome === 'wrong') && (
        <span className={styles.ring} data-outcome={outcome} data-new={isDealt || undefined} />
      )}
      {isDealt && before && <LeavingCard card={before.card} row={row} />}
    </>
  )
}

/** The previous card on its way to its place in the row. */
function LeavingCard({ card, row }: { card: number; row: Props['row'] }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const from = place.current?.getBoundingClientRect()
    const to = row.current?.lastElementChild?.querySelector('svg')?.getBoundingClientRect()
    if (!place.current || !from || !to) return
    const { style } = place.current
    style.setProperty('--x', `${to.x + to.width / 2 - from.x - from.width / 2}px`)
    style.setProperty('--y', `${to.y + to.height / 2 - from.y - from.height / 2}px`)
    style.setProperty('--size', String(to.width / from.width))
  }, [row])
  return (
    <div ref={place} className={styles.leaving}>
      <CardFace card={card} />
    </div>
  )
}

/** The backs under the card: how high the deck stands, from the top. */
const BACKS = [0, 1, 2, 3] as const

/** The deck; before the first deal it is full, with two cards fanned out of it. */
export function Deck({ isFull = false }: { isFull?: boolean }) {
  return (
    <>
      {BACKS.map((at) => (
        // CSSProperties has no custom properties.
        <div key={at} className={styles.deck} style={{ '--at': at } as CSSProperties}>
          <CardBack />
        </div>
      ))}
      {isFull && (
        <>
          <div className={styles.fanned}>
            <CardFace card={KING_OF_HEARTS} />
          </div>
          <div className={styles.fanned}>
            <CardFace card={ACE_OF_SPADES} />
          </div>
          <div className={styles.top}>
            <CardBack />
          </div>
        </>
      )}
    </>
  )
}

/** Cards are numbered by rank from the two, and by suit within it: diamonds, hearts, spades, clubs. */
const KING_OF_HEARTS = 45
const ACE_OF_SPADES = 50
