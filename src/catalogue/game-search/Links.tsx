import type { MouseEvent } from 'react'
import type { ElementChildren } from '../../ui/children.ts'

type Props = { onChosen: () => void; className?: string | undefined; busy?: boolean; children: ElementChildren }

/** Calls `onChosen` when a link inside is followed in this tab, by mouse, touch or keyboard (all end in a click). */
export function Links({ onChosen, className, busy = false, children }: Props) {
  const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
    // The router calls preventDefault for a link that it opens in this tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onChosen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} aria-busy={busy} onClick={handleClick}>
      {children}
    </div>
  )
}
