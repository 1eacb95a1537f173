import type { Children } from './children.ts'
import styles from './Explained.module.css'

/** A word of ours with its meaning for who points at it; for everybody else that stands in the rules or the questions. */
export function Explained({ tip, children }: { tip: string; children: Children }) {
  return (
    <span className={styles['explained']} data-tip={tip} data-tip-theme="white-tooltip">
      {children}
    </span>
  )
}
