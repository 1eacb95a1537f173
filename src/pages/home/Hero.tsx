import { useState } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { modalAtom } from '../../base/state.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { preloadModal } from '../../modals/Modals.tsx'
import { Button } from '../../ui/Button.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import styles from './Hero.module.css'

const parts = withRareTexts(() => import('./first-parts.ts'))
const GuestPack = lazyComponent(async () => ({ default: (await parts()).GuestPack }))
const WinTicker = lazyComponent(async () => ({ default: (await parts()).WinTicker }))

/**
 * Hero for guests: what the site is, the welcome pack with its terms, and the last wins of others; instead of all offers
 * the end of a break or an exclusion that a player has left on this device.
 */
export function GuestHero() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  // What decides it is too large for the first paint.
  const [mayGetOffers, setMayGetOffers] = useState(true)
  return (
    <section className={styles.hero}>
      <BrandMark className={styles.mark} />
      <h1 data-tip={formatMessage({ id: 'home.guest.term' })}>
        <FormattedMessage id="home.guest.title" />
      </h1>
      <p>
        <FormattedMessage id="home.guest.text" />
      </p>
      <div className={styles.offer}>
        <Boundary>
          <GuestPack onChange={setMayGetOffers} />
        </Boundary>
      </div>
      {mayGetOffers && (
        <>
          <div>
            <Button
              variant="primary"
              onClick={() => setModal({ name: 'register' })}
              onPointerEnter={() => preloadModal('register')}
            >
              <FormattedMessage id="home.guest.join" />
            </Button>
          </div>
          <div className={styles.wins}>
            <Boundary>
              <WinTicker />
            </Boundary>
          </div>
        </>
      )}
    </section>
  )
}
