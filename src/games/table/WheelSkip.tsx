import { useIntl } from 'react-intl'
import styles from './wheel-face.module.css'

/** A button over the spinning wheel that ends the animation. `className` positions its label. */
export function WheelSkip({ className, onSkip }: { className: string | undefined; onSkip: () => void }) {
  const intl = useIntl()
  return (
    <button type="button" className={`${styles.skip} ${className}`} onClick={onSkip}>
      <span>{intl.formatMessage({ id: 'wheel.skip' })}</span>
    </button>
  )
}
