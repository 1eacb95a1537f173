import { CopyButton } from '../../../ui/CopyButton.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import styles from './fairness.module.css'

/** A long value in full, with a copy button. */
export function SeedLine({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{label}</span>
      <code translate="no">{value}</code>
      <CopyButton what={label} value={value} className={iconButton.iconButton} messageClass={styles.note} isQuiet />
    </div>
  )
}
