import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Profile.module.css'

/** Copies a value, and says whether it did. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const { formatMessage } = useIntl()
  const [said, setSaid] = useState<'invoice.copied' | 'invoice.notCopied' | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setSaid('invoice.copied')
    } catch {
      setSaid('invoice.notCopied')
    }
  }
  return (
    <span className={styles['copyable']}>
      <button
        type="button"
        className={styles['copy']}
        aria-label={formatMessage({ id: 'invoice.copy' }, { what })}
        onClick={() => void copy()}
      >
        <Icon name={said === 'invoice.copied' ? 'check' : 'copy'} size={18} />
      </button>
      <output className="sr-only">{said && formatMessage({ id: said })}</output>
    </span>
  )
}
