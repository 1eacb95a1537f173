import { FormattedMessage, useIntl } from 'react-intl'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { firstPart } from './first-part.ts'
import styles from './Hero.module.css'

const HeroOffer = lazyComponent(withRareTexts(firstPart('HeroOffer')), OfferRoom)

/** Hero for guests: what the site is, and what is offered; its first paint needs the first alone. */
export function GuestHero() {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.hero}>
      <h1 data-tip={formatMessage({ id: 'home.guest.term' })}>
        <FormattedMessage id="home.guest.title" />
      </h1>
      <p>
        <FormattedMessage id="home.guest.text" />
      </p>
      <HeroOffer />
    </section>
  )
}

/** As high as the terms and the button. */
export function OfferRoom() {
  return <div className={styles.packSpace} />
}
