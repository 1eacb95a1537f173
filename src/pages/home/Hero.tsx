import { useState } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { preloadModal } from '../../app/modals.tsx'
import { ROUTES, cardPath } from '../../app/routing/routes.ts'
import { lastPlayed } from '../../browser/boot-snapshot.ts'
import { modalAtom } from '../../app/state.ts'
import { useViewer } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { ORIGINALS_ID } from './originals-id.ts'
import styles from './Hero.module.css'

/** Hero for guests: what the site is, with buttons to register or to browse the slots. */
export function GuestHero() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  return (
    <section className={styles['hero']}>
      <BrandMark className={styles['mark']} />
      <h1 data-tip={formatMessage({ id: 'home.guest.term' })}>
        <FormattedMessage id="home.guest.title" />
      </h1>
      <p>
        <FormattedMessage id="home.guest.text" />
      </p>
      <div className={styles['ways']}>
        <Button
          variant="primary"
          onClick={() => setModal({ name: 'register' })}
          onPointerEnter={() => preloadModal('register')}
        >
          <FormattedMessage id="home.guest.join" />
        </Button>
        <Link className={styles['way']} href={ROUTES.slots}>
          <FormattedMessage id="home.look" />
        </Link>
      </div>
    </section>
  )
}

/** Hero for players, with the way back to the game of their last settled bet. */
export function PlayerHero() {
  // The initial value only: an update would change the text while it is being read.
  const [last] = useState(lastPlayed)
  const { formatMessage } = useIntl()
  const name = useViewer()?.player?.name ?? ''
  return (
    <section className={styles['hero']}>
      <BrandMark className={styles['mark']} />
      <h1>
        <FormattedMessage id={name ? 'home.player.title' : 'home.player.titleUnnamed'} values={{ name }} />
      </h1>
      <p>
        <FormattedMessage id={last ? 'home.player.text' : 'home.player.first'} />
      </p>
      <div className={styles['ways']}>
        {last ? (
          <Link
            className={`${styles['way']} ${styles['main']}`}
            href={cardPath(last)}
            aria-label={formatMessage({ id: 'home.player.goOn' }, { name: last.name })}
          >
            <Icon name="play" />
            <span translate="no">{last.name}</span>
          </Link>
        ) : (
          <a className={`${styles['way']} ${styles['main']}`} href={`#${ORIGINALS_ID}`}>
            <FormattedMessage id="home.originals" />
          </a>
        )}
        <Link className={`${styles['way']} ${last ? styles['besides'] : ''}`} href={ROUTES.slots}>
          <FormattedMessage id="home.look" />
        </Link>
      </div>
    </section>
  )
}
