import { useId } from 'react'
import type { Children } from './children.ts'
import styles from './Progress.module.css'

type Props = {
  value: number
  most: number
  /** Gold where it leads to money, violet where to a level. */
  tone?: 'gold' | 'level'
  children: Children
}

/** A progress bar with its values as text. */
export function Progress({ value, most, tone, children }: Props) {
  const id = useId()
  return (
    <div className={styles.progress} data-tone={tone}>
      <span id={id}>{children}</span>
      <progress value={Math.min(value, most)} max={Math.max(most, 1)} aria-labelledby={id} />
    </div>
  )
}
