import { useId } from 'react'
import type { Children } from './children.ts'
import styles from './Progress.module.css'

type Props = { value: number; most: number; children: Children }

/** A progress bar with its values as text. */
export function Progress({ value, most, children }: Props) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span id={id}>{children}</span>
      <progress value={Math.min(value, most)} max={Math.max(most, 1)} aria-labelledby={id} />
    </div>
  )
}
