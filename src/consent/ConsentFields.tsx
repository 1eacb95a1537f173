import { useIntl } from 'react-intl'
import { CONSENT_CATEGORIES, type Consent } from '#domain/privacy/consent.ts'
import { CheckField } from '../ui/Field.tsx'
import styles from './consent.module.css'

type Props = { consent: Consent; onChange: (consent: Consent) => void }

/** One check box per consent category, each with its purpose. */
export function ConsentFields({ consent, onChange }: Props) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.fields}>
      {CONSENT_CATEGORIES.map((category) => (
        <div key={category}>
          <CheckField
            label={formatMessage({ id: `consent.${category}` })}
            name={category}
            checked={consent[category]}
            problem={undefined}
            onCheck={(checked) => onChange({ ...consent, [category]: checked })}
          />
          <p>{formatMessage({ id: `consent.${category}.about` })}</p>
        </div>
      ))}
    </div>
  )
}
