import { Link } from 'wouter'
import type { BonusGame } from '#db/view.ts'
import { gamePath } from '../../base/routes.ts'
import styles from './bonuses.module.css'

/** The name of a game; a link if the game is in the slots or live catalogue. */
export function GameName({ game }: { game: BonusGame }) {
  const path = bonusGamePath(game)
  const text = game.name ?? game.id
  return path === null ? (
    <span className={styles.name} translate="no">
      {text}
    </span>
  ) : (
    <Link className={styles.name} translate="no" href={path}>
      {text}
    </Link>
  )
}

/** The path of a game; null if it is not in the slots or live catalogue. */
export function bonusGamePath({ slug, kind }: BonusGame): string | null {
  return slug === null || (kind !== 'slots' && kind !== 'live') ? null : gamePath(kind, slug)
}
