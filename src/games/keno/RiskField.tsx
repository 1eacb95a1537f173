import { useId } from 'react'
import { useIntl } from 'react-intl'
import { KENO_RISKS, type KenoRisk } from '../../../worker/rules/keno.ts'
import styles from './odds.module.css'

type Props = { risk: KenoRisk; onChange: (risk: KenoRisk) => void }

/** The four risks: native radios in one bar, so that arrows and readers know them. */
export function RiskField({ risk, onChange }: Props) {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className={styles.risk}>
      <legend>{intl.formatMessage({ id: 'keno.risk' })}</legend>
      <div>
        {KENO_RISKS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={risk === one} onChange={() => onChange(one)} />
            <span>{intl.formatMessage({ id: `keno.risk.${one}` })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
