import type { Ref } from 'react'
import { letters } from './letters.ts'
import styles from './Amount.module.css'

/** An amount in one line: twelve digits shrink until they fit. */
export function Amount({ children, ref }: { children: string; ref?: Ref<HTMLElement> }) {
  return (
    <span ref={ref} className={styles.amount} style={letters(children)} translate="no">
      {children}
    </span>
  )
}
