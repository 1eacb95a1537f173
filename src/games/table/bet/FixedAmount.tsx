import { useIntl } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { Amount } from '../../../ui/Amount.tsx'
import styles from '../controls.module.css'

/** The price of a bet instead of its amount, on a desktop; on a phone the button says it. */
export function FixedAmount({ label, amount }: { label: MessageKey; amount: string }) {
  return (
    <p className={styles.price}>
      <span>{useIntl().formatMessage({ id: label })}</span>
      <b>
        <Amount>{amount}</Amount>
      </b>
    </p>
  )
}
