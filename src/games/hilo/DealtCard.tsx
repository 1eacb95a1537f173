import { useState } from 'react'
import { CardBack, CardFace } from './Card.tsx'
import type { TrailItem } from './odds.ts'
import styles from './scene.module.css'

type Props = { item: TrailItem; moving?: boolean; isLeaving?: boolean }

/** A card that turns over as it comes from the deck. */
export function DealtCard({ item: { card, outcome }, moving = false, isLeaving = false }: Props) {
  // What lay there when it was first drawn is not dealt again by what comes later, such as a cash-out.
  const [isDealt] = useState(moving)
  const isGuess = outcome === 'right' || outcome === 'wrong'
  return (
    <div className={isLeaving ? styles.leaving : undefined}>
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
      {isGuess && !isLeaving && (
        <span className={styles.ring} data-outcome={outcome} data-late={isDealt || undefined} />
      )}
    </div>
  )
}

/** What the cards come from; full while none has been dealt. */
export function Deck({ isFull = false }: { isFull?: boolean }) {
  return (
    <>
      <div className={styles.deck}>
        <CardBack />
      </div>
      <div className={styles.deck}>
        <CardBack />
      </div>
      {isFull && <CardBack />}
    </>
  )
}
