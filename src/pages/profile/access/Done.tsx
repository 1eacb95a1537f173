import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './access.module.css'

/** What has been done, in place of what was typed. It takes the focus: what had it may be gone. */
export function Done({ children }: { children: ReactNode }) {
  const text = useRef<HTMLOutputElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <output ref={text} tabIndex={-1} className={styles['done']}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  )
}
