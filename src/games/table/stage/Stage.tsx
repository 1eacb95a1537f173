import type { ElementChildren } from '../../../ui/children.ts'
import styles from './stage.module.css'

type Props = {
  /** A `StageResult`, over the drawing. Without it the drawing has a place of its own for the result. */
  result?: ElementChildren
  children: ElementChildren
}

/** What fills the card of a game: the result in its middle, and the game's own drawing in all the room that is left. */
export function Stage({ result, children }: Props) {
  return (
    <div className={styles.stage}>
      {result}
      <div className={styles.drawing}>{children}</div>
    </div>
  )
}
