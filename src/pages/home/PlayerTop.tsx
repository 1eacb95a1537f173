import { FormattedMessage } from 'react-intl'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import styles from './PlayerTop.module.css'

const PlayerCards = lazyComponent(withRareTexts(() => import('./PlayerCards.tsx')))

/** A player's home page begins with the player's state instead of a hero; the heading is for screen readers. */
export function PlayerTop() {
  return (
    <section className={styles.top}>
      <h1 className="sr-only">
        <FormattedMessage id="home.player.title" />
      </h1>
      <Boundary>
        <PlayerCards />
      </Boundary>
    </section>
  )
}
