import { useIntl } from 'react-intl'
import { Icon } from '../../../ui/Icon.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import styles from './fairness.module.css'

/** A long value in full, to be read or copied. */
export function SeedLine({ label, value }: { label: string; value: string }) {
  const intl = useIntl()
  const { copied, copy, forget } = useCopy()
  return (
    <div className={styles.line}>
      <span className={styles.name}>{label}</span>
      <code>{value}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={intl.formatMessage({ id: 'fairness.copy' }, { what: label })}
        onClick={() => copy(value)}
        onBlur={forget}
      >
        <Icon name={copied === 'copied' ? 'check' : 'copy'} />
      </button>
      <output className={copied === 'notCopied' ? styles.note : 'sr-only'}>
        {copied && intl.formatMessage({ id: copied === 'copied' ? 'fairness.copied' : 'fairness.notCopied' })}
      </output>
    </div>
  )
}
