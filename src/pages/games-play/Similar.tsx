import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { FavouriteTile } from '../../catalogue/favourite/FavouriteTile.tsx'
import { gameListPath } from '../../base/routes.ts'
import { useSimilar } from './use-similar.ts'
import styles from './GamesPlay.module.css'

/** A row of other games of the same provider. */
export function Similar({ game }: { game: ProvidedCard }) {
  const games = useSimilar(game)
  if (games.length === 0) return null
  return (
    <section>
      <div className={styles.similar}>
        <h2 className="shelf-title">
          <FormattedMessage id="play.similar" values={{ provider: game.provider }} />
        </h2>
        <Link href={gameListPath(game.kind, { provider: game.provider })}>
          <FormattedMessage id="home.all" />
        </Link>
      </div>
      <div className="shelf-row">
        {games.map((other) => (
          <FavouriteTile key={other.id} game={other} />
        ))}
      </div>
    </section>
  )
}
