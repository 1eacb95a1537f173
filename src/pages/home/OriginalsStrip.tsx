import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { OriginalCover } from '../../cover/OriginalCover.tsx'
import { useNear } from '../../ui/use-near.ts'
import styles from './OriginalsStrip.module.css'

/** The row of original games. */
export function OriginalsStrip() {
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list, false)
  const originals = useShownOriginals()
  return (
    <section aria-labelledby="home-originals">
      <h2 className="shelf-title" id="home-originals">
        <FormattedMessage id="home.originals" />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage id="home.originals.why" />
      </p>
      <ul ref={list} className={styles.originals}>
        {originals.map(({ path, text, game }) => (
          <li key={path}>
            <Link href={path}>
              <span>{near && <OriginalCover game={game} />}</span>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
