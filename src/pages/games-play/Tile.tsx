import type { GameCard } from '../../../worker/db/view.ts'
import { Cover } from '../../games/cover/Cover.tsx'
import styles from './GamesPlay.module.css'

/** The game's picture, in the middle of where the game will be. */
export function Tile({ game }: { game: GameCard }) {
  return (
    <div className={styles['tile']}>
      <Cover id={game.id} name={game.name} provider={game.provider} kind={game.kind} />
    </div>
  )
}
