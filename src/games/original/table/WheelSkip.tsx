import { useIntl } from 'react-intl'
import styles from './wheel-face.module.css'

/** A wheel that turns as one button: a press ends the turning. `className` lays its word out. */
export function WheelSkip({ className, onSkip }: { className: string | undefined; onSkip: () => void }) {
  const intl = useIntl()
  return (
    <button type="button" className={`${styles.skip} ${className}`} onClick={onSkip}>
      <span>{intl.formatMessage({ id: 'roulette.skip' })}</span>
    </button>
  )
}
