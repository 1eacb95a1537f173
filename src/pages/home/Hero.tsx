import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Viewer } from '../../../worker/db/view.ts'
import { preloadModal } from '../../app/modals.tsx'
import { ROUTES } from '../../app/routes.ts'
import { modalAtom } from '../../app/state.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import styles from './Hero.module.css'

/** What this is, at one glance, and the way in. */
export function GuestHero() {
  const setModal = useSetAtom(modalAtom)
  return (
    <section className={styles['hero']}>
      <Mark className={styles['mark']} />
      <h1>
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

export function PlayerHero({ viewer }: { viewer: Viewer }) {
  const name = viewer.player?.name ?? ''
  return (
    <section className={styles['hero']}>
      <Mark className={styles['mark']} />
      <h1>
        <FormattedMessage id={name ? 'home.player.title' : 'home.player.titleUnnamed'} values={{ name }} />
      </h1>
      <p>
        <FormattedMessage id="home.player.text" />
      </p>
      <div className={styles['ways']}>
        <Link className={`${styles['way']} ${styles['main']}`} href={ROUTES.dice}>
          <FormattedMessage id="home.player.play" />
        </Link>
        <Link className={styles['way']} href={ROUTES.slots}>
          <FormattedMessage id="home.look" />
        </Link>
      </div>
    </section>
  )
}
