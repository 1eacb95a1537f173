import type { Children } from './children.ts'
import styles from './DisabledReason.module.css'

/** Why a control is off, said as it changes. The control's `aria-describedby` leads to `id`. */
export function DisabledReason({ id, children }: { id: string; children: Children }) {
  return (
    <output className={styles[children ? 'why' : 'silent']}>
      <span id={id}>{children}</span>
    </output>
  )
}
