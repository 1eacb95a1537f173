import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Tooltip.module.css'
import { placeTip } from './place-tip.ts'
import { type Tip, useTooltip } from './use-tooltip.ts'

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
    if (box.current) placeTip(box.current, target.getBoundingClientRect())
  }, [target])
  return (
    <div ref={box} className={styles.tooltip} data-theme={theme} data-testid="tooltip" aria-hidden="true">
      {text}
    </div>
  )
}
