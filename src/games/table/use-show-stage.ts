import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIsAutoPlaying } from './auto/auto-state.ts'
import { getStageRects } from './win/stage-rects.ts'

/** The share of the drawing that has to be in view, of itself or of the room there is. */
const SHARE_IN_VIEW = 0.9

/**
 * Scrolls the table to its top when the player places a bet or makes a step while the drawing is out of view. Auto-play
 * does so once, when it starts, and then leaves the page where the player reads. `anchor` stands right after the drawing.
 */
export function useShowStage(anchor: RefObject<HTMLElement | null>, isInFlight: boolean): void {
  const isAutoPlaying = useIsAutoPlaying()
  const show = useEffectEvent(() => {
    const { current } = anchor
    if (!current || isInView(getStageRects(current))) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    current.parentElement?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
  })
  const isDue = isAutoPlaying || isInFlight
  useEffect(() => {
    if (isDue) show()
  }, [isDue])
}

/** Whether enough of the drawing lies between what is fixed above and below the page. */
function isInView(rects: readonly DOMRect[]): boolean {
  if (rects.length === 0) return true
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const above = parseFloat(scrollPaddingTop) || 0
  const below = innerHeight - (parseFloat(scrollPaddingBottom) || 0)
  const top = Math.min(...rects.map((rect) => rect.top))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  return Math.min(bottom, below) - Math.max(top, above) >= SHARE_IN_VIEW * Math.min(bottom - top, below - above)
}
