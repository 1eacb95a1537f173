import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { flagsUrl } from '#domain/settings/configuration.ts'
import { useConsent } from '../data/consent.ts'
import { commands } from '../data/commands.ts'
import { useAppState } from '../data/queries.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './consent.module.css'

/** The visitor's current consent, which can be changed at any time; each change is saved at once. */
export default function ConsentChoices() {
  const id = useId()
  const formatDateTime = useFormatDateTime()
  const consent = useConsent()
  const choice = useAppState('consent')
  if (!consent) return null
  return (
    <section className={styles.choices} aria-labelledby={id} lang={document.documentElement.lang}>
      <h2 id={id}>
        <FormattedMessage id="consent.title" />
      </h2>
      <p>
        <FormattedMessage id="consent.text" />
      </p>
      {flagsUrl !== null && (
        <p>
          <FormattedMessage id="consent.flags" />
        </p>
      )}
      <ConsentFields
        consent={consent}
        onChange={({ statistics, marketing }) => void commands.settings.consent({ statistics, marketing })}
      />
      {choice && (
        <p className={styles.when}>
          <FormattedMessage id="consent.when" values={{ date: formatDateTime(choice.chosenAt) }} />
        </p>
      )}
    </section>
  )
}
