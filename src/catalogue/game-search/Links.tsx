import type { MouseEvent } from 'react'
import type { ElementChildren } from '../../ui/children.ts'

type Props = { onChosen: () => void; className?: string | undefined; busy?: boolean; children: ElementChildren }

/** Tells when one of the links in it is followed: by finger or by key, that ends with a click. Not of one into a new tab. */
export function Links({ onChosen, className, busy = false, children }: Props) {
  const tell = ({ target, defaultPrevented }: MouseEvent): void => {
    // The router has taken what stays in this tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onChosen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} aria-busy={busy} onClick={tell}>
      {children}
    </div>
  )
}
