import type { ReactNode } from 'react'
import styles from './Explained.module.css'

/** A word of ours with its meaning for who points at it; for everybody else that stands in the rules or the questions. */
export function Explained({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <span className={styles['explained']} data-tip={tip} data-tip-theme="white-tooltip">
      {children}
    </span>
  )
}
