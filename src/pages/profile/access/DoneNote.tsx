import { useEffect, useRef } from 'react'
import { Strokes } from '../../../ui/Icon.tsx'
import { CHECK_PATH } from '../../../ui/lazy-icons.ts'
import type { Children } from '../../../ui/children.ts'
import styles from './access.module.css'

/** Replaces a form after success. It takes the focus, because the focused element may have been unmounted. */
export function DoneNote({ children }: { children: Children }) {
  const text = useRef<HTMLOutputElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <output ref={text} tabIndex={-1} className={styles.done}>
      <Strokes d={CHECK_PATH} />
      <span>{children}</span>
    </output>
  )
}
