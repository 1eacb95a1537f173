import { useId } from 'react'
import { useIntl } from 'react-intl'
import { WHEEL_RISKS, type WheelRisk } from '../../../worker/rules/wheel.ts'
import styles from './wheel.module.css'

type Props = { risk: WheelRisk; onChange: (risk: WheelRisk) => void }

/** The wheels by their risk: native radios in one bar, so that arrows and readers know them. */
export function WheelRiskField({ risk, onChange }: Props) {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className={styles.risk}>
      <legend>{intl.formatMessage({ id: 'keno.risk' })}</legend>
      <div>
        {WHEEL_RISKS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={risk === one} onChange={() => onChange(one)} />
            <span>{intl.formatMessage({ id: `keno.risk.${one}` })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
