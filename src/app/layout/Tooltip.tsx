import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Tooltip.module.css'
import { type Tip, useTooltip } from './use-tooltip.ts'

const GAP_PX = 8

/**
 * The only tooltip of the page. It is hidden from screen readers, as its text already is the control's name or
 * description.
 */
export function Tooltip() {
  const tip = useTooltip()
  return tip && createPortal(<Shown tip={tip} />, tip.target.closest('dialog') ?? document.body)
}

function Shown({ tip: { text, theme, target } }: { tip: Tip }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) place(box.current, target.getBoundingClientRect())
  }, [target])
  return (
    <div ref={box} className={styles.tooltip} data-theme={theme} data-testid="tooltip" aria-hidden="true">
      {text}
    </div>
  )
}

/** Places the tooltip above its target, or below when there is no room, and within the window. */
function place(box: HTMLElement, about: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const left = about.left + about.width / 2 - width / 2
  const above = about.top - height - GAP_PX
  box.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`
  box.style.top = `${above >= GAP_PX ? above : about.bottom + GAP_PX}px`
}
