import { CardBack, CardFace } from './Card.tsx'
import type { TrailItem } from './hilo-odds.ts'
import styles from './scene.module.css'
import { useAsFirst } from './use-as-first.ts'

type Props = {
  newest: TrailItem
  before: TrailItem | undefined
  /** Dealt by this page, rather than loaded with it. */
  isLocal: boolean
  isAnimating: boolean
}

/** The newest card, turned over as it comes from the deck, while the previous one moves to the trail. */
export function DealtCard({ newest, before, isLocal, isAnimating }: Props) {
  const isDealt = useAsFirst(isLocal)
  const { card, outcome } = newest
  return (
    <>
      {isDealt && before && (
        <div className={styles.leaving}>
          <CardFace card={before.card} />
        </div>
      )}
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
    </>
  )
}

/** The deck; full before the first deal. */
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
