import type { Children } from './children.ts'
import styles from './DisabledReason.module.css'

/** Why a control is disabled; announced when it changes. The control's `aria-describedby` refers to `id`. */
export function DisabledReason({ id, children }: { id: string; children: Children }) {
  return (
    <output className={children ? styles.reason : styles.silent}>
      <span id={id}>{children}</span>
    </output>
  )
}
