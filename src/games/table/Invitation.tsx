import { useProtection } from '../../protection/use-protection.ts'
import type { Children } from '../../ui/children.ts'
import styles from './table.module.css'

/** What invites to play; while the player may not, or this is not known yet, it is hidden and its space stays reserved. */
export function Invitation({ children }: { children: Children }) {
  const isAllowed = useProtection()?.block === null
  return (
    <span className={styles.invitation} data-hidden={!isAllowed || undefined}>
      {children}
    </span>
  )
}
