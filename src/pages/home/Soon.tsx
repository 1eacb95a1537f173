import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Cover } from '../../games/cover/Cover.tsx'
import { useNear } from '../../ui/use-near.ts'
import styles from './Soon.module.css'

/** What has its place here and nothing to show yet; each by the picture that is drawn for it. */
const PLACES = [
  { id: 'tournaments', picture: 'crown', name: 'home.soon.tournaments', what: 'home.soon.tournaments.what' },
] as const

/** The places of what comes later: said, and nothing that could be pressed. */
export function Soon() {
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list, false)
  return (
    <section aria-labelledby="soon">
      <h2 className="shelf-title" id="soon">
        <FormattedMessage id="home.soon" />
      </h2>
      <ul ref={list} className={styles['places']}>
        {PLACES.map(({ id, picture, name, what }) => (
          <li key={id}>
            <span>{near && <Cover id={id} name={picture} provider="" kind="slots" />}</span>
            <div>
              <h3>
                <FormattedMessage id={name} />
              </h3>
              <p>
                <FormattedMessage id={what} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
