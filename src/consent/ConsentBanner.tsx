import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { commands } from '../data/commands.ts'
import { Button } from '../ui/Button.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './consent.module.css'

const NOTHING = { statistics: false, marketing: false }
const ALL = { statistics: true, marketing: true }

/** Asks which optional data uses the visitor allows. All answers take equal effort and nothing is preselected. */
export default function ConsentBanner() {
  const id = useId()
  const [chosen, setChosen] = useState<typeof NOTHING | null>(null)
  const choose = (consent: typeof NOTHING) => void commands.settings.consent(consent)
  return (
    <section className={styles.banner} data-unasked aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="consent.title" />
      </h2>
      <p>
        <FormattedMessage id="consent.text" />
      </p>
      {chosen && <ConsentFields consent={chosen} onChange={setChosen} />}
      <div className={styles.buttons}>
        {chosen ? (
          <Button onClick={() => choose(chosen)}>
            <FormattedMessage id="consent.save" />
          </Button>
        ) : (
          <Button onClick={() => setChosen(NOTHING)}>
            <FormattedMessage id="consent.choose" />
          </Button>
        )}
        <Button onClick={() => choose(NOTHING)}>
          <FormattedMessage id="consent.necessary" />
        </Button>
        <Button onClick={() => choose(ALL)}>
          <FormattedMessage id="consent.all" />
        </Button>
      </div>
    </section>
  )
}
