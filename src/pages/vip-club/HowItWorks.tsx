import { FormattedMessage } from 'react-intl'
import { CardSection } from '../bonuses/Cards.tsx'
import styles from '../bonuses/bonuses.module.css'

const STEPS = [
  { id: 'play', title: 'vip.how.play', text: 'vip.how.play.what' },
  { id: 'rise', title: 'vip.how.rise', text: 'vip.how.rise.what' },
  { id: 'gain', title: 'vip.how.gain', text: 'vip.how.gain.what' },
] as const

/** Explains to guests how to reach a level. */
export function HowItWorks() {
  return (
    <CardSection title="vip.how">
      <ol className={`${styles.cards} ${styles.steps}`}>
        {STEPS.map(({ id, title, text }, at) => (
          <li key={id} className={styles.card}>
            <p className={styles.hint}>
              <FormattedMessage id="welcomePack.step" values={{ number: at + 1 }} />
            </p>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <p className={styles.hint}>
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}
