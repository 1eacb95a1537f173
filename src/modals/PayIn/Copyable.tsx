import { useIntl } from 'react-intl'
import { CopyButton } from '../../ui/CopyButton.tsx'
import iconButton from '../../ui/icon-button.module.css'
import styles from './payIn.module.css'

type Props = {
  label: 'deposit.invoice.card' | 'deposit.invoice.phone' | 'deposit.invoice.address'
  value: string
}

/** Characters that fit in the larger font on the narrowest sheet. */
const FITS_A_LINE = 24

/** A value that the player has to type elsewhere, with a button that copies it and confirms whether that worked. */
export function Copyable({ label, value }: Props) {
  const { formatMessage } = useIntl()
  const what = formatMessage({ id: label })
  return (
    <div className={styles.copyable}>
      <span>{what}</span>
      <b translate="no" data-long={value.length > FITS_A_LINE || undefined}>
        {value}
      </b>
      <CopyButton
        what={what}
        value={value}
        className={`${iconButton.bare} ${styles.copy}`}
        messageClass={styles.copied}
      />
    </div>
  )
}
