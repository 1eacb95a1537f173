import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../app/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Originals.module.css'

/** The product's own games. */
export function Originals() {
  return (
    <section>
      <h2 className="shelf-title">
        <FormattedMessage id="home.originals" />
      </h2>
      <Link className={styles['original']} href={ROUTES.dice}>
        <Icon name="dice" />
        <span>
          <strong>
            <FormattedMessage id="nav.dice" />
          </strong>
          <small>
            <FormattedMessage id="home.dice" />
          </small>
        </span>
      </Link>
    </section>
  )
}
