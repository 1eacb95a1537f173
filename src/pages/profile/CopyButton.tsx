import { useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import styles from './Profile.module.css'

/** Copies a value, and says whether it did. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const { formatMessage } = useIntl()
  const { copied, copy, forget } = useCopy()
  return (
    <span className={styles['copyable']}>
      <button
        type="button"
        className={styles['copy']}
        aria-label={formatMessage({ id: 'invoice.copy' }, { what })}
        onClick={() => copy(value)}
        onBlur={forget}
      >
        <Icon name={copied === 'copied' ? 'check' : 'copy'} size={18} />
      </button>
      <output className="sr-only">{copied && formatMessage({ id: `invoice.${copied}` })}</output>
    </span>
  )
}
