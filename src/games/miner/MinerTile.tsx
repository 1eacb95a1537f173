import { type CSSProperties, useState } from 'react'
import { Gem, Mine } from './art.tsx'
import type { Face } from './board.ts'
import styles from './board.module.css'

type Props = {
  tile: number
  face: Face
  label: string
  /** Whether it can be opened now. */
  isOn: boolean
  isAsked: boolean
  /** The one tile that Tab leads to. */
  isStop: boolean
  /** Whether what it shows next is drawn with motion, and after how long. */
  isMoving: boolean
  delay: number
  onOpen: (tile: number) => void
  onFocus: (tile: number) => void
}

/** One tile: a button that keeps its place and focus, whatever it shows. */
export function MinerTile({ tile, face, label, isOn, isAsked, isStop, onOpen, onFocus, ...look }: Props) {
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
      onClick={() => onOpen(tile)}
      onFocus={() => onFocus(tile)}
    >
      {face !== 'closed' && <Shown key={face} face={face} isMoving={look.isMoving} delay={look.delay} />}
    </button>
  )
}

type Look = Pick<Props, 'isMoving' | 'delay'> & { face: Exclude<Face, 'closed'> }

/** What was under the tile. Whether it moves is settled as it comes: what stood there before stays still. */
function Shown({ face, isMoving, delay }: Look) {
  const [moves] = useState(isMoving)
  const [style] = useState<CSSProperties>({ animationDelay: `${delay}ms` })
  return (
    <span className={styles.shown} data-face={face} data-moves={moves || undefined} style={style}>
      {face === 'gem' || face === 'left' ? <Gem /> : <Mine burst={face === 'hit'} />}
    </span>
  )
}
