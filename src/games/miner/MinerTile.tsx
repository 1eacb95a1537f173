import { type CSSProperties, useState } from 'react'
import { Blast, Gem, Mine } from './art.tsx'
import type { Face } from './board.ts'
import styles from './board.module.css'

type Props = {
  tile: number
  face: Face
  label: string
  /** Whether it can be opened now. */
  isOn: boolean
  isAsked: boolean
  /** The one tile in the tab order. */
  isStop: boolean
  /** Whether the next content is animated, and after what delay in ms. */
  isMoving: boolean
  delay: number
  /** Key presses are ignored. */
  isKeyDisabled: boolean
  onOpen: (tile: number) => void
  onFocus: (tile: number) => void
}

/** One tile: a button that stays mounted and keeps its focus, whatever it shows. */
export function MinerTile({
  tile,
  face,
  label,
  isOn,
  isAsked,
  isStop,
  isKeyDisabled,
  onOpen,
  onFocus,
  ...look
}: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={tile}
      data-moves-money
      data-face={face}
      data-asked={isAsked || undefined}
      aria-label={label}
      aria-disabled={!isOn}
      tabIndex={isStop ? 0 : -1}
      // A click by a key has no `detail`.
      onClick={({ detail }) => {
        if (detail > 0 || !isKeyDisabled) onOpen(tile)
      }}
      onFocus={() => onFocus(tile)}
    >
      {face === 'closed' ? (
        <i className={styles.slab} />
      ) : (
        <Shown key={face} face={face} isMoving={look.isMoving} delay={look.delay} />
      )}
    </button>
  )
}

type Look = Pick<Props, 'isMoving' | 'delay'> & { face: Exclude<Face, 'closed'> }

/**
 * The revealed content. Whether it is animated is fixed on mount, so that content that was already there does not move.
 */
function Shown({ face, isMoving, delay }: Look) {
  const [moves] = useState(isMoving)
  const [style] = useState<CSSProperties>({ animationDelay: `calc(${delay}ms * var(--pace, 1))` })
  const isOpened = face === 'gem' || face === 'hit'
  return (
    <>
      <span className={styles.shown} data-face={face} data-moves={moves || undefined} style={style}>
        {face === 'hit' && <Blast />}
        {face === 'gem' || face === 'left' ? <Gem /> : <Mine />}
      </span>
      {isOpened && moves && (
        <span className={styles.shards} data-shards data-face={face}>
          {SHARDS.map((shard) => (
            <i key={shard} style={{ rotate: `${shard}deg` }} />
          ))}
        </span>
      )}
    </>
  )
}

/** The directions in which the pieces of a slab fly, in degrees. */
const SHARDS = [12, 55, 98, 140, 190, 232, 275, 322]
