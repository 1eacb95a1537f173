import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameCard } from '#db/view.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { GameTile } from '../GameTile.tsx'
import styles from './GamesSection.module.css'

type Props = {
  title: MessageKey
  /** null until the games are known. */
  games: readonly GameCard[] | null
  /** Link to the full list, if there are more games. */
  all?: string | null
}

/** Games as tiles under a heading, in rows that fill the width. */
export function GamesSection({ title, games, all = null }: Props) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: title })
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {all !== null && (
          <Link href={all} aria-label={formatMessage({ id: 'home.allOf' }, { title: name })}>
            <FormattedMessage id="home.all" />
          </Link>
        )}
      </div>
      <div className={styles.tiles}>
        {games?.map((game) => <GameTile key={game.id} game={game} row={games} />) ?? skeletons}
      </div>
    </section>
  )
}

const skeletons = Array.from({ length: 3 }, (_, at) => <span key={at} className="tile skeleton" />)
