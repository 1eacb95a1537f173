import type { CSSProperties } from 'react'
import { getStageRects } from './stage-rects.ts'

/** On a desktop the card is the stage, and on a phone the drawing, as the sky behind it has no edge there. */
const IS_CARD = '(width >= 64em)'

/** Where a win is drawn within the section around its anchor: as wide as the sky, or the drawing where there is none. */
export function getStageBox(anchor: HTMLElement | null): CSSProperties {
  const section = anchor?.parentElement
  const drawn = anchor ? getStageRects(anchor) : []
  if (!section || drawn.length === 0) return {}
  const sky = section.querySelector(':scope > [data-sky]')?.getBoundingClientRect()
  const around = section.getBoundingClientRect()
  const tall = sky && matchMedia(IS_CARD).matches ? [sky] : drawn
  const wide = sky ? [sky] : drawn
  const top = Math.min(...tall.map((rect) => rect.top))
  const left = Math.min(...wide.map((rect) => rect.left))
  return {
    top: top - around.top,
    height: Math.max(...tall.map(({ bottom }) => bottom)) - top,
    left: left - around.left,
    width: Math.max(...wide.map(({ right }) => right)) - left,
  }
}

/** The middle of the drawing in the viewport, where what is won begins to fly. */
export function getStageMiddle(anchor: HTMLElement | null): { x: number; y: number } | null {
  const [rect] = anchor ? getStageRects(anchor) : []
  return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : null
}
