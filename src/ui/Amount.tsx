import { letters } from './letters.ts'
import styles from './Amount.module.css'

/** An amount in one line: twelve digits shrink until they fit. */
export function Amount({ children }: { children: string }) {
  return (
    <span className={styles.amount} style={letters(children)} translate="no">
      {children}
    </span>
  )
}
