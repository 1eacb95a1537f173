import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import styles from './payIn.module.css'

type Props = {
  label: 'invoice.card' | 'invoice.phone' | 'invoice.address' | 'invoice.coins'
  value: string
  shown?: string
}

/** What is to be typed elsewhere, with a button that copies it as it is and says whether it did. */
export function Copyable({ label, value, shown = value }: Props) {
  const { formatMessage } = useIntl()
  const [said, setSaid] = useState<'invoice.copied' | 'invoice.notCopied' | null>(null)
  const what = formatMessage({ id: label })

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setSaid('invoice.copied')
    } catch {
      setSaid('invoice.notCopied')
    }
  }

  return (
    <div className={styles['copyable']}>
      <span>{what}</span>
      <b>{shown}</b>
      <button
        type="button"
        className={styles['copy']}
        aria-label={formatMessage({ id: 'invoice.copy' }, { what })}
        onClick={() => void copy()}
      >
        <Icon name={said === 'invoice.copied' ? 'check' : 'copy'} />
      </button>
      <output>{said && formatMessage({ id: said })}</output>
    </div>
  )
}
