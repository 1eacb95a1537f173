import { useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import styles from './payIn.module.css'

type Props = {
  label: 'invoice.card' | 'invoice.phone' | 'invoice.address' | 'invoice.coins'
  value: string
  shown?: string
}

/** Characters that the narrowest sheet holds in the larger type. */
const FITS_A_LINE = 24

/** What is to be typed elsewhere, with a button that copies it as it is and says whether it did. */
export function Copyable({ label, value, shown = value }: Props) {
  const { formatMessage } = useIntl()
  const { copied, copy, forget } = useCopy()
  const what = formatMessage({ id: label })
  return (
    <div className={styles['copyable']}>
      <span>{what}</span>
      <b data-long={shown.length > FITS_A_LINE || undefined}>{shown}</b>
      <button
        type="button"
        className={styles['copy']}
        aria-label={formatMessage({ id: 'invoice.copy' }, { what })}
        onClick={() => copy(value)}
        onBlur={forget}
      >
        <Icon name={copied === 'copied' ? 'check' : 'copy'} />
      </button>
      <output data-copied={copied}>{copied && formatMessage({ id: `invoice.${copied}` })}</output>
    </div>
  )
}
