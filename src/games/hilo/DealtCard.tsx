import { CardBack, CardFace } from './Card.tsx'
import type { TrailItem } from './hilo-odds.ts'
import styles from './scene.module.css'
import { useAsFirst } from './use-as-first.ts'

type Props = {
  newest: TrailItem
  before: TrailItem | undefined
  /** It was dealt on this page, and not found there. */
  own: boolean
  moving: boolean
}

/** The card that was dealt last turns over as it comes from the deck, while the one before it leaves for the trail. */
export function DealtCard({ newest, before, own, moving }: Props) {
  const isDealt = useAsFirst(own)
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
      {!moving && (outcome === 'right' || outcome === 'wrong') && (
        <span className={styles.ring} data-outcome={outcome} data-new={isDealt || undefined} />
      )}
    </>
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
