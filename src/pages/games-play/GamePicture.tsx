import { Cover } from '../../cover/Cover.tsx'
import { type Framed, framedCover } from './framed.ts'
import styles from './GamesPlay.module.css'

/** The game's picture in the middle of the frame area. */
export function GamePicture({ game }: { game: Framed }) {
  return (
    <div className={styles.tile}>
      <Cover {...framedCover(game)} />
    </div>
  )
}
