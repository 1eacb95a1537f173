import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { modalAtom } from '../../base/state.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { preloadModal } from '../../modals/Modals.tsx'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { Button } from '../../ui/Button.tsx'
import { LazyHorse } from '../../ui/LazyHorse.tsx'
import { HeroHills } from './HeroHills.tsx'
import { OfferRoom } from './Hero.tsx'
import WelcomeOffer from './WelcomeOffer.tsx'
import WinTicker from './WinTicker.tsx'
import styles from './Hero.module.css'

const BreakNote = lazyComponent(withProtectionTexts(() => import('../../protection/BreakNote.tsx')))

/**
 * The welcome pack with its terms, the way to an account and the last wins of others; instead of all of it the end of a
 * break or an exclusion that a player has left on this device.
 */
export default function HeroOffer() {
  const setModal = useSetAtom(modalAtom)
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === undefined) return <OfferRoom />
  if (!mayGetOffers) return <BreakNote className={styles.note} />
  return (
    <>
      <HeroHills />
      <LazyHorse />
      <div className={styles.offer}>
        <Boundary>
          <WelcomeOffer />
        </Boundary>
      </div>
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
  )
}
