import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { ROUND_GAMES } from '../../../worker/rules/originals.ts'
import { ROUTES } from '../../app/routes.ts'
import { Cover } from '../../games/cover/Cover.tsx'
import styles from './Originals.module.css'

/** The product's own games. */
export function Originals() {
  return (
    <section>
      <h2 className="shelf-title">
        <FormattedMessage id="home.originals" />
      </h2>
      <Link className={styles['original']} href={ROUTES.dice}>
        <span className={styles['cover']}>
          <Cover id="dice" name="dice" provider="" kind="original" />
        </span>
        <span>
          <strong>
            <FormattedMessage id="nav.dice" />
          </strong>
          <small>
            <FormattedMessage id="home.dice" />
          </small>
        </span>
      </Link>
      <ul className={styles['others']}>
        {ROUND_GAMES.map((game) => (
          <li key={game}>
            <Link href={ROUTES[game]}>
              <span>
                <Cover id={game} name={game} provider="" kind="original" />
              </span>
              <FormattedMessage id={`nav.${game}`} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
