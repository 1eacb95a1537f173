import type { ProvidedCard } from '../../../worker/db/view.ts'
import { Cover } from '../../games/cover/Cover.tsx'
import styles from './GamesPlay.module.css'

/** The game's picture, in the middle of where the game will be. */
export function Tile({ game }: { game: ProvidedCard }) {
  return (
    <div className={styles['tile']}>
      <Cover {...game} />
    </div>
  )
}
