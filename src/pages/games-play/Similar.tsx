import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { type Shelf, cardAt } from '../../../worker/db/lobby-view.ts'
import type { GameCard } from '../../../worker/db/view.ts'
import { GameTile } from '../../app/GameTile.tsx'
import { shelfPath } from '../../app/routes.ts'
import { useShelf } from '../../data/lobby-queries.ts'
import styles from './GamesPlay.module.css'

const SHOWN = 12

/** Other games of the same provider, the most played first. */
export function Similar({ game }: { game: GameCard }) {
  const shelf = useShelf(game.kind)
  const games = useMemo(() => (shelf ? sameProvider(shelf, game) : []), [shelf, game])
  if (games.length === 0) return null
  return (
    <section>
      <div className={styles['similar']}>
        <h2 className="shelf-title">
          <FormattedMessage id="play.similar" values={{ provider: game.provider }} />
        </h2>
        <Link href={shelfPath(game.kind, { provider: game.provider })}>
          <FormattedMessage id="home.all" />
        </Link>
      </div>
      <div className="shelf-row">
        {games.map((other) => (
          <GameTile key={other.id} game={other} />
        ))}
      </div>
    </section>
  )
}

function sameProvider(shelf: Shelf, game: GameCard): GameCard[] {
  const provider = shelf.providers.indexOf(game.provider)
  const found: GameCard[] = []
  for (let at = 0; at < shelf.ids.length && found.length < SHOWN; at += 1) {
    if (shelf.provider[at] === provider && shelf.ids[at] !== game.id) found.push(cardAt(shelf, at))
  }
  return found
}
