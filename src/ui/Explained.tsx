import type { Children } from './children.ts'
import styles from './Explained.module.css'

/** A term with its meaning as a tooltip for the mouse; the rules and the FAQ explain it to everyone else. */
export function Explained({ tip, children }: { tip: string; children: Children }) {
  return (
    <span className={styles.explained} data-tip={tip} data-tip-theme="white-tooltip">
      {children}
    </span>
  )
}
